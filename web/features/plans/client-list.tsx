/** Client workspaces with their plans. A client opens in a dialog, where its plan and its network access are decided. */
import { clsx } from "clsx";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { type Client, setPlan } from "#domain/plans/client-plans.ts";
import { type PlanKey, plans } from "#domain/plans/plans.ts";
import { call } from "../../lib/api/api.ts";
import { useRevalidatingMutation } from "../../lib/api/use-revalidating-mutation.ts";
import type { ListColumn } from "../../sections/workspace/list/list-column.ts";
import { listLinkClass, ListTable } from "../../sections/workspace/list/list-table.tsx";
import { postingsText } from "../../sections/workspace/plan-line.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Timestamp } from "../../ui/timestamp.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { FailureNotice } from "../../ui/notice.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast-store.ts";
import { NetworkDecision, networkLabels } from "./network-decision.tsx";

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
      className="grid gap-4"
    >
      <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
        <Field label="Plan">
          <NativeSelect
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
        </Field>
        <Field label="Last day" hint="Leave it empty for no end date">
          <Input
            type="date"
            value={endsOn}
            disabled={plan === ""}
            onChange={(event) => setEndsOn(event.target.value)}
            className="h-11! text-[15px]!"
          />
        </Field>
      </div>
      <FailureNotice text={change.failure} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        disabled={isUnchanged}
        busy={change.busy && "Saving"}
      >
        Save plan
      </Button>
    </form>
  );
};

/** "Trial", "Professional", "Plan ended". */
const planOf = ({ plan }: Client): string => (plan.state === "ended" ? `${plan.name} ended` : plan.name);

const clientParam = "client";

const pathOf = ({ id }: Client, search: string): string => {
  const params = new URLSearchParams(search);
  params.set(clientParam, id);
  return `/staff/clients?${params}`;
};

const ClientLink = ({ client, className }: { readonly client: Client; readonly className: string }) => {
  const { search } = useLocation();
  return (
    <Link to={pathOf(client, search)} preventScrollReset className={className} title={client.name}>
      {client.name}
    </Link>
  );
};

const columns: readonly ListColumn<Client>[] = [
  {
    key: "name",
    title: "Client",
    value: ({ name }) => name,
    cell: (client) => <ClientLink client={client} className={clsx(listLinkClass, "block")} />,
  },
  {
    key: "plan",
    title: "Plan",
    width: 230,
    value: planOf,
    canFilter: true,
    cell: (client) => <Badge tone={stateTones[client.plan.state]}>{stateLabels(client)}</Badge>,
  },
  {
    key: "postings",
    title: "Active postings",
    width: 130,
    align: "right",
    value: ({ plan }) => plan.active,
    cell: ({ plan }) => (plan.postings === null ? plan.active : `${plan.active} of ${plan.postings}`),
  },
  {
    key: "network",
    title: "Candidate network",
    width: 180,
    from: 760,
    value: ({ network }) => networkLabels[network],
    canFilter: true,
    cell: ({ network }) => <span className="text-ink-2">{networkLabels[network]}</span>,
  },
  {
    key: "website",
    title: "Website",
    width: 200,
    from: 1000,
    value: ({ website }) => website,
    cell: ({ website }) => <span className="text-ink-2">{website}</span>,
  },
  {
    key: "since",
    title: "Since",
    width: 130,
    from: 1160,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Timestamp iso={createdAt} />,
  },
  {
    key: "setBy",
    title: "Plan set by",
    width: 160,
    isHidden: true,
    value: ({ setBy }) => setBy,
    cell: ({ setBy }) => <span className="text-ink-2">{setBy}</span>,
  },
];

const phoneRow = (client: Client) => (
  <>
    <p className="flex items-center justify-between gap-3">
      <ClientLink client={client} className={clsx(listLinkClass, "after:absolute after:inset-0")} />
      <Badge tone={stateTones[client.plan.state]}>{stateLabels(client)}</Badge>
    </p>
    <p className="truncate text-sm/5 text-ink-3">{postingsText(client.plan)}</p>
  </>
);

interface ClientDialogProps {
  readonly client: Client;
  readonly onClose: () => void;
}

const ClientDialog = ({ client, onClose }: ClientDialogProps) => (
  <Dialog open onOpenChange={onClose} title={client.name}>
    <p className="text-sm/5 text-ink-3 tabular-nums">
      Client since <Timestamp iso={client.createdAt} /> · {postingsText(client.plan)}
      {client.website !== null && ` · ${client.website}`}
      {client.setBy !== null && client.setAt !== null && (
        <>
          {" "}
          · Plan set by {client.setBy} on <Timestamp iso={client.setAt} />
        </>
      )}
    </p>
    <h3 className="mt-6 mb-2 flex items-center gap-3 text-base">
      Plan <Badge tone={stateTones[client.plan.state]}>{stateLabels(client)}</Badge>
    </h3>
    {/* The key contains the stored values, so that the fields reset after a save. */}
    <PlanForm key={JSON.stringify(client.booking)} client={client} />
    <h3 className="mt-6 text-base">Candidate network</h3>
    <NetworkDecision client={client} />
  </Dialog>
);

export const ClientList = ({ clients }: { readonly clients: readonly Client[] }) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const open = clients.find(({ id }) => id === params.get(clientParam));
  const close = (): void => {
    params.delete(clientParam);
    void navigate(
      { pathname, search: params.size === 0 ? "" : `?${params}` },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <ListTable
        name="clients"
        label="Clients"
        columns={columns}
        rows={clients}
        rowKey={({ id }) => id}
        rowHref={(client) => pathOf(client, search)}
        phoneRow={phoneRow}
        footer={
          clients.length === 0 && (
            <EmptyState
              className="m-4 md:m-6"
              title="No clients yet"
              text="Workspaces appear here when an employer signs up or you mark a lead as won."
            />
          )
        }
      />
      {open !== undefined && <ClientDialog client={open} onClose={close} />}
    </>
  );
};
