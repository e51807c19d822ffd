/** Optimistic changes of state and assignee, with undo. Corrected if another person made a change first. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { InboxRow, StaffMember } from "#domain/desk/inbox.ts";
import { assignLead, changeLeadStatus } from "#domain/desk/lead-actions.ts";
import type { LeadStatus } from "#domain/leads/lead-status.ts";
import { send } from "../../../lib/api/api.ts";
import { toProblem } from "../../../lib/api/problem.ts";
import { toast } from "../../../ui/toast-store.ts";
import { leadOptions, patchLead, refreshInbox, refreshLead } from "../desk.queries.ts";
import { stateLabels } from "../desk-labels.ts";

type Lead = Pick<InboxRow, "id" | "name" | "state" | "assignee">;

/** Assigning a new lead also moves it to in progress. */
const shouldStartProgress = (lead: Lead, assignee: StaffMember | null): boolean =>
  lead.state === "new" && assignee !== null;

export interface LeadActions {
  readonly moveTo: (lead: Lead, to: LeadStatus) => void;
  readonly assign: (lead: Lead, assignee: StaffMember | null) => void;
}

/** Names the person from the timeline, or falls back to the server's message. */
const describeMove = async (client: QueryClient, id: string, fallback: string): Promise<string> => {
  try {
    const { lead, timeline } = await client.fetchQuery({ ...leadOptions(id), staleTime: 0 });
    const last = timeline.findLast(({ kind, leadId }) => kind === "state" && leadId === id);
    return last === undefined
      ? fallback
      : `${last.author?.name ?? "Someone"} already changed the status to ${stateLabels[lead.state]}.`;
  } catch {
    return fallback;
  }
};

export const useLeadActions = (): LeadActions => {
  const client = useQueryClient();

  /** True once the server has saved it. The screen refreshes from the server either way. */
  const runAndRefresh = async (id: string, request: () => Promise<void>): Promise<boolean> => {
    try {
      await request();
      return true;
    } catch (error) {
      const { code, message } = toProblem(error);
      if (code !== "conflict")
        toast({ title: "We couldn't save the change", description: message, variant: "destructive" });
      else toast({ title: "This lead has changed", description: await describeMove(client, id, message) });
      return false;
    } finally {
      void refreshInbox(client);
      void refreshLead(client, id);
    }
  };

  const saveState = (lead: Lead, to: LeadStatus): Promise<boolean> => {
    patchLead(client, lead.id, { state: to });
    return runAndRefresh(lead.id, () =>
      send(changeLeadStatus, { params: { id: lead.id }, body: { from: lead.state, to } }),
    );
  };

  const saveAssignee = (lead: Lead, assignee: StaffMember | null): Promise<boolean> => {
    patchLead(client, lead.id, {
      assignee,
      ...(shouldStartProgress(lead, assignee) ? { state: "in_progress" as const } : {}),
    });
    const body = { userId: assignee?.id ?? null };
    return runAndRefresh(lead.id, () => send(assignLead, { params: { id: lead.id }, body }));
  };

  const moveTo: LeadActions["moveTo"] = (lead, to) => {
    toast({
      title: `${lead.name} moved to ${stateLabels[to]}`,
      description: `Previous status: ${stateLabels[lead.state]}`,
      action: {
        label: "Undo",
        otherwise: `Select ${stateLabels[lead.state]} in the lead's status menu`,
        run: () => void saveState({ ...lead, state: to }, lead.state),
      },
    });
    void saveState(lead, to);
  };

  const assign: LeadActions["assign"] = (lead, assignee) => {
    const undo = async () => {
      const isUndone = await saveAssignee({ ...lead, assignee, state: "in_progress" }, lead.assignee);
      if (isUndone && shouldStartProgress(lead, assignee))
        await saveState({ ...lead, state: "in_progress" }, lead.state);
    };
    toast({
      title: assignee === null ? `${lead.name} is unassigned` : `${lead.name} assigned to ${assignee.name}`,
      description: lead.assignee === null ? "Previously unassigned" : `Previously assigned to ${lead.assignee.name}`,
      action: {
        label: "Undo",
        otherwise: "Select someone else in the lead's assignee menu",
        run: () => void undo(),
      },
    });
    void saveAssignee(lead, assignee);
  };

  return { moveTo, assign };
};
