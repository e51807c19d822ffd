import type { OpenedInvitation } from "#domain/companies/members.ts";
import type { PermissionLevel } from "#domain/teams/permission-level.ts";

/** Explains each permission level to a person who has not seen the product. */
const levelDescriptions: Readonly<Record<PermissionLevel, string>> = {
  admin: "Admin: you work, invite others and settle how the company shows itself.",
  editor: "Editor: you work on jobs and candidates.",
  viewer: "Viewer: you look at jobs and candidates, and change nothing.",
};

export const InvitationDetails = ({ invitation }: { readonly invitation: OpenedInvitation }) => {
  const facts = [
    ["Company", invitation.company],
    ...(invitation.team === null ? [] : [["Hiring team", invitation.team] as const]),
    ["Your part", levelDescriptions[invitation.level]],
    ["For", invitation.email],
  ] as const;
  return (
    <dl className="mb-6 grid gap-y-3.5 border-b border-line pb-6">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <dt className="text-[15px]/6 text-ink-3">{name}</dt>
          <dd className="text-base/6 font-[540] break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
