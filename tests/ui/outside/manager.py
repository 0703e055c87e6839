# SPDX-License-Identifier: GPL-3.0-or-later
"""A window manager on a desk: one that is there, set up so that it starts no programs and takes no keys for itself."""

import shutil

from desk import Failure, Missing, wait_for

# No menu of the desktop, from which programs could be started, and nothing that ends windows behind the program's back.
OPENBOX = """<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
  <resize><popupShow>Never</popupShow></resize>
  <keyboard/>
  <mouse>
    <context name="Client">
      <mousebind button="Left" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
      <mousebind button="Right" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
    </context>
  </mouse>
  <menu/>
</openbox_config>
"""
# The keys that metacity takes away from programs; as they are elsewhere, they would end most walks early.
KEYS = ("close", "minimize", "begin-move", "begin-resize", "activate-window-menu", "toggle-maximized", "maximize", "unmaximize",
        "panel-main-menu", "panel-run-dialog", "switch-windows", "switch-applications", "cycle-windows", "cycle-group",
        "show-desktop", "switch-to-workspace-left", "switch-to-workspace-right", "switch-to-workspace-up",
        "switch-to-workspace-down", "move-to-workspace-left", "move-to-workspace-right", "move-to-workspace-up",
        "move-to-workspace-down")
MANAGERS = ("openbox", "metacity")


def find(name):
    """The command of NAME, which may be "any"."""
    for each in MANAGERS if name == "any" else (name,):
        if shutil.which(each):
            return each
    raise Missing(f"{' or '.join(MANAGERS) if name == 'any' else name} is not installed")


def start(desk, xserver, name):
    name = find(name)
    if name == "openbox":
        config = desk.folder / "openbox.xml"
        config.write_text(OPENBOX, encoding="utf-8")
        command = ["openbox", "--sm-disable", "--config-file", str(config)]
    else:
        with open(desk.folder / "home" / ".config" / "glib-2.0" / "settings" / "keyfile", "a", encoding="utf-8") as settings:
            settings.write("[org/gnome/desktop/wm/keybindings]\n")
            settings.writelines(f"{key}=@as []\n" for key in KEYS)
        command = ["metacity", "--sm-disable", "--no-composite"]
    log = desk.folder / "manager.log"
    # Its own warnings are not ours to end it for.
    process = desk.start(["env", "-u", "G_DEBUG", *command], log)

    def is_there():
        if process.poll() is not None:
            raise Failure(f"{name} has ended: {log.read_text(errors='replace')}")
        return xserver.has_manager()
    wait_for(name, is_there)
