import { z } from "zod";
import { maxProposedText } from "#domain/profiles/proposals/proposal.ts";
import { addedSentences } from "#domain/profiles/proposals/sentences.ts";
import { Textarea } from "../../../../ui/input.tsx";
import { ProposalPanel } from "./proposal-panel.tsx";
import type { EnhanceState, ProposalFor } from "./use-enhance.ts";
import { useProposalInput } from "./use-proposal-input.ts";

interface TextProposalProps {
  readonly proposal: ProposalFor<"summary" | "experience">;
  /** The text that is in the profile now. */
  readonly currentText: string;
  readonly enhancing: EnhanceState;
  readonly label: string;
  readonly fieldLabel: string;
  readonly acceptLabel: string;
  readonly triggerId: string;
}

/** A suggested text that the person can edit before accepting it. */
export const TextProposal = (props: TextProposalProps) => {
  const { proposal, currentText, enhancing, label, fieldLabel, acceptLabel, triggerId } = props;
  const [text, edit] = useProposalInput(proposal.id, z.string(), proposal.value);
  const newSentences = addedSentences(currentText, text);
  return (
    <ProposalPanel
      proposal={proposal}
      enhancing={enhancing}
      label={label}
      hint="Written from your profile. You can edit it first. Only you can see it."
      acceptLabel={acceptLabel}
      acceptedValue={text.trim() === "" ? null : text}
      triggerId={triggerId}
    >
      <Textarea
        aria-label={fieldLabel}
        rows={6}
        maxLength={maxProposedText}
        className="min-h-[120px]"
        value={text}
        onChange={({ target }) => edit(target.value)}
      />
      {currentText !== "" && (
        <div>
          <p className="text-sm/5 font-[560] text-ink">
            {newSentences.length === 0 ? "Same sentences, cleaned up." : "New in this version:"}
          </p>
          {newSentences.length > 0 && (
            <ul className="mt-1.5 grid gap-1 text-sm/5 text-ink-2">
              {newSentences.map((sentence) => (
                <li key={sentence}>
                  <mark className="rounded-xs bg-mark box-decoration-clone px-1 text-ink">{sentence}</mark>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </ProposalPanel>
  );
};
