import { CircleHelp, Mail, Phone } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Textarea } from "../../ui/input.tsx";
import { KeyboardShortcutsDialog } from "../../ui/keyboard-shortcuts-dialog.tsx";
import { Menu, MenuCheckboxItem, MenuItem, MenuSeparator, MenuLabel } from "../../ui/menu.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast-store.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { ShowcaseSection } from "./showcase-section.tsx";

const Dialogs = () => {
  const [open, setOpen] = useState(false);
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  return (
    <ShowcaseSection
      title="Dialog"
      text="A bottom sheet on phones and a centered card on desktops. The body scrolls and the buttons stay in place."
    >
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Button variant="secondary" onClick={() => setShortcutsOpen(true)}>
        Open shortcuts
      </Button>
      <KeyboardShortcutsDialog
        title="Keyboard shortcuts"
        shortcuts={[
          [["J", "K"], "Next or previous item"],
          [["?"], "Show keyboard shortcuts"],
        ]}
        open={shortcutsOpen}
        onOpenChange={setShortcutsOpen}
      />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Get Your Customized Quote"
        description="Tell us about your hiring needs and we'll create a tailored recruitment solution for your company."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Get My Custom Quote</Button>
          </>
        }
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="First Name *">
            <Input autoComplete="off" />
          </Field>
          <Field label="Last Name *">
            <Input autoComplete="off" />
          </Field>
          <Field label="Work Email *" className="sm:col-span-2">
            <Input type="email" autoComplete="off" />
          </Field>
          <Field label="What positions do you need to fill? *" className="sm:col-span-2">
            <Textarea rows={3} />
          </Field>
          <Field label="Anything else" className="sm:col-span-2">
            <Textarea rows={4} />
          </Field>
        </div>
      </Dialog>
    </ShowcaseSection>
  );
};

const Confirmation = () => {
  const [open, setOpen] = useState(false);
  return (
    <ShowcaseSection
      title="Confirmation"
      text="For actions you can't undo. Says what goes, what stays, and uses a verb on the button."
    >
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Remove team
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove Clinical leadership?"
        text="This removes the team and its members' access to it. Its jobs stay, without a team. You can't undo this."
        confirm="Remove team"
        busy={false}
        onConfirm={() => setOpen(false)}
      />
    </ShowcaseSection>
  );
};

const Menus = () => {
  const [active, setActive] = useState(true);
  return (
    <ShowcaseSection title="Menu" text="For actions or options. Arrow keys move, letters jump, and Escape closes.">
      <Menu label="Filter" align="start" trigger={<Button variant="secondary">Open menu</Button>}>
        <MenuLabel>Status</MenuLabel>
        <MenuCheckboxItem checked={active} onCheckedChange={setActive}>
          Active
        </MenuCheckboxItem>
        <MenuSeparator />
        <MenuItem>Clear</MenuItem>
      </Menu>
    </ShowcaseSection>
  );
};

const Toasts = () => (
  <ShowcaseSection
    title="Toast"
    text="One at a time, for five seconds. Swipe right to dismiss. F8 moves the focus to it."
  >
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: "Quote Request Sent!",
            description: "We'll contact you within 24 hours to discuss your hiring needs.",
          })
        }
      >
        Show success
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: "Missing Information",
            description: "Please fill in all required fields.",
            variant: "destructive",
          })
        }
      >
        Show failure
      </Button>
    </div>
  </ShowcaseSection>
);

const Tooltips = () => (
  <ShowcaseSection
    title="Tooltip"
    text="Opens after 700 ms. The next one opens instantly within 300 ms. Never the only place for a fact."
  >
    <div className="flex gap-2">
      {[
        { label: "Write", text: "Write an email", icon: <Mail aria-hidden="true" /> },
        { label: "Call", text: "Call the candidate", icon: <Phone aria-hidden="true" /> },
        {
          label: "About the score",
          text: "Skills 55, experience 20, domain 15, location 5, salary 5",
          icon: <CircleHelp aria-hidden="true" />,
        },
      ].map((item) => (
        <Tooltip key={item.label} text={item.text}>
          <Button variant="secondary" aria-label={item.label} className="w-11 px-0!">
            {item.icon}
          </Button>
        </Tooltip>
      ))}
    </div>
  </ShowcaseSection>
);

const TabSample = () => (
  <ShowcaseSection title="Tabs" text="Arrow keys move between tabs. On phones the row scrolls and the page doesn't.">
    <Tabs
      label="Workspace"
      tabs={["Overview", "Jobs", "AI Matching", "Teams", "Reports"].map((name) => ({
        value: name.toLowerCase().replace(" ", "-"),
        label: name,
        content: <p className="text-ink-2">Content of {name}.</p>,
      }))}
    />
  </ShowcaseSection>
);

export const Layers = () => (
  <>
    <Dialogs />
    <Confirmation />
    <Menus />
    <Toasts />
    <Tooltips />
    <TabSample />
  </>
);
