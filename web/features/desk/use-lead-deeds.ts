/** States and assignment: on screen at once, taken back by one press, put right where somebody else was faster. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { InboxRow, StaffMember } from "#domain/desk/inbox.ts";
import { assignLead, changeState } from "#domain/desk/work.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import { send } from "../../lib/api.ts";
import { problemOf } from "../../lib/problem.ts";
import { toast } from "../../ui/toast-store.ts";
import { leadOptions, patchLead, refreshInbox, refreshLead } from "./desk.queries.ts";
import { stateWords } from "./desk-words.ts";

type Lead = Pick<InboxRow, "id" | "name" | "state" | "assignee">;

/** A new lead that is given to somebody is in progress with that. */
const takesUp = (lead: Lead, assignee: StaffMember | null): boolean => lead.state === "new" && assignee !== null;

export interface LeadDeeds {
  readonly moveTo: (lead: Lead, to: LeadStatus) => void;
  readonly giveTo: (lead: Lead, assignee: StaffMember | null) => void;
}

/** The timeline knows who it was; where it cannot be read, the server's own words must do. */
const whoMoved = async (client: QueryClient, id: string, otherwise: string): Promise<string> => {
  try {
    const { lead, timeline } = await client.fetchQuery({ ...leadOptions(id), staleTime: 0 });
    const last = timeline.findLast(({ kind, leadId }) => kind === "state" && leadId === id);
    return last === undefined
      ? otherwise
      : `${last.author?.name ?? "The desk"} moved it to ${stateWords[lead.state].toLowerCase()} in the meantime.`;
  } catch {
    return otherwise;
  }
};

export const useLeadDeeds = (): LeadDeeds => {
  const client = useQueryClient();

  /** True once the server has it. Whatever came of it, the screen then shows what the server says. */
  const settle = async (id: string, work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      const { code, message } = problemOf(error);
      if (code !== "conflict") toast({ title: "That did not work", description: message, look: "destructive" });
      else toast({ title: "Somebody was faster", description: await whoMoved(client, id, message) });
      return false;
    } finally {
      void refreshInbox(client);
      void refreshLead(client, id);
    }
  };

  const putState = (lead: Lead, to: LeadStatus): Promise<boolean> => {
    patchLead(client, lead.id, { state: to });
    return settle(lead.id, () => send(changeState, { params: { id: lead.id }, body: { from: lead.state, to } }));
  };

  const putAssignee = (lead: Lead, assignee: StaffMember | null): Promise<boolean> => {
    patchLead(client, lead.id, { assignee, ...(takesUp(lead, assignee) ? { state: "in_progress" as const } : {}) });
    const body = { userId: assignee?.id ?? null };
    return settle(lead.id, () => send(assignLead, { params: { id: lead.id }, body }));
  };

  const moveTo: LeadDeeds["moveTo"] = (lead, to) => {
    toast({
      title: `${lead.name}: ${stateWords[to].toLowerCase()}`,
      description: `It was ${stateWords[lead.state].toLowerCase()} before.`,
      action: {
        label: "Undo",
        otherwise: `Choose ${stateWords[lead.state]} in the state menu of the lead`,
        run: () => void putState({ ...lead, state: to }, lead.state),
      },
    });
    void putState(lead, to);
  };

  const giveTo: LeadDeeds["giveTo"] = (lead, assignee) => {
    const takeBack = async () => {
      const isBack = await putAssignee({ ...lead, assignee, state: "in_progress" }, lead.assignee);
      if (isBack && takesUp(lead, assignee)) await putState({ ...lead, state: "in_progress" }, lead.state);
    };
    toast({
      title: assignee === null ? `${lead.name} has nobody now` : `${assignee.name} has ${lead.name}`,
      description: lead.assignee === null ? "Nobody had it before." : `${lead.assignee.name} had it before.`,
      action: {
        label: "Undo",
        otherwise: "Choose somebody else in the assignee menu of the lead",
        run: () => void takeBack(),
      },
    });
    void putAssignee(lead, assignee);
  };

  return { moveTo, giveTo };
};
