import { type SubmitEvent, useState } from "react";
import type { Profile, ProfileUpdate } from "#domain/profiles/profile.ts";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { Input } from "../../ui/input.tsx";

interface ChatPanelProps {
  readonly profile: Profile;
  readonly onExtracted: (update: ProfileUpdate) => void;
  readonly onUpload: () => void;
}

export const ChatPanel = ({ profile, onExtracted, onUpload }: ChatPanelProps) => {
  const [text, setText] = useState("");
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const [firstName = "", ...rest] = text.trim().split(/\s+/);
    if (firstName !== "") onExtracted({ firstName, lastName: rest.join(" ") });
    setText("");
  };
  return (
    <section aria-label="AI assistant" className={cardClass("flex h-[600px] flex-col p-6")}>
      <p className="flex-1">{profile.firstName === "" ? "What is your name?" : `Hello ${profile.firstName}.`}</p>
      <form onSubmit={send} className="flex gap-2">
        <Input aria-label="Your message" value={text} onChange={(event) => setText(event.target.value)} />
        <Button look="secondary" onClick={onUpload}>
          Upload
        </Button>
        <Button type="submit">Send</Button>
      </form>
    </section>
  );
};
