/** Client workspaces with their plans. Each plan can be changed in its row. */
import { useState } from "react";
import { type Client, setPlan } from "#domain/plans/client-plans.ts";
import { type PlanKey, plans } from "#domain/plans/plans.ts";
import { call } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import { postingsText } from "../../sections/workspace/plan-line.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { controlClass } from "../../ui/field.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";
import { NetworkDecision } from "./network-decision.tsx";

const stateTones: Readonly<Record<Client["plan"]["state"], Tone>> = { plan: "good", trial: "soft", ended: "warn" };

const stateLabels = ({ plan }: Client): string => {
  const { state, name, daysLeft } = plan;
  if (state === "ended") return `${name} ended`;
  return daysLeft === null ? name : `${name}, ${daysLeft === 1 ? "last day" : `${daysLeft} days left`}`;
};

const PlanForm = ({ client }: { readonly client: Client }) => {
  const change = useRevalidatingMutation();
  const [plan, setChosen] = useState<PlanKey | "">(client.booking?.plan ?? "");
  const [endsOn, setEndsOn] = useState(client.booking?.endsOn ?? "");
  const isUnchanged =
    plan === (client.booking?.plan ?? "") && (plan === "" || endsOn === (client.booking?.endsOn ?? ""));
  const save = async (): Promise<void> => {
    const body = { plan: plan === "" ? null : plan, endsOn: plan === "" || endsOn === "" ? null : endsOn };
    const failed = await change.run(() => call(setPlan, { params: { id: client.id }, body }));
    if (failed === undefined) toast({ title: client.name, description: "Plan saved." });
  };
  return (
    <form
      aria-label={`Plan for ${client.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <div className="w-44">
          <NativeSelect
            aria-label="Plan"
            value={plan}
            onChange={(event) => setChosen(event.target.value as PlanKey | "")}
            className="h-11! text-[15px]!"
          >
            <option value="">No plan</option>
            {plans.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </div>
        <div className="w-44">
          <input
            type="date"
            aria-label="Last day (leave empty for no end date)"
            value={endsOn}
            disabled={plan === ""}
            onChange={(event) => setEndsOn(event.target.value)}
            className={controlClass("h-11 px-3 text-[15px]")}
          />
        </div>
        <Button type="submit" variant="secondary" disabled={isUnchanged} busy={change.busy && "Saving"}>
          {" "}
          Save{" "}
        </Button>
      </div>
      <FailureNotice text={change.failure} />
    </form>
  );
};

export const ClientList = ({ clients }: { readonly clients: readonly Client[] }) => (
  <ul aria-label="Clients" className={cardClass("divide-y divide-line")}>
    {clients.map((client) => (
      <li key={client.id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="leading-6 font-[560] wrap-anywhere">{client.name}</span>
            <Badge tone={stateTones[client.plan.state]}>{stateLabels(client)}</Badge>
          </p>
          <p className="mt-1 text-sm/5 text-ink-3 tabular-nums">
            {postingsText(client.plan)}. Since <Timestamp iso={client.createdAt} />
            {client.setBy !== null && client.setAt !== null && (
              <>
                , set by {client.setBy} <Timestamp iso={client.setAt} />
              </>
            )}
            {client.website !== null && `. Website: ${client.website}`}
          </p>
          <NetworkDecision client={client} />
        </div>
        {/* The key contains the stored values, so that the fields reset after a save. */}
        <PlanForm key={JSON.stringify(client.booking)} client={client} />
      </li>
    ))}
  </ul>
);
