import type { OpenedInvitation } from "#domain/companies/members.ts";
import type { PermissionLevel } from "#domain/teams/permission-level.ts";

/** Explains each permission level to a person who has not seen the product. */
const levelDescriptions: Readonly<Record<PermissionLevel, string>> = {
  admin: "Admin: manage members, settings and the company profile, and work on everything.",
  editor: "Editor: work on jobs and candidates.",
  viewer: "Viewer: view jobs and candidates, but not change them.",
};

export const InvitationDetails = ({ invitation }: { readonly invitation: OpenedInvitation }) => {
  const facts = [
    ["Company", invitation.company],
    ...(invitation.team === null ? [] : [["Hiring team", invitation.team] as const]),
    ["Your access", levelDescriptions[invitation.level]],
    ["Invited email", invitation.email],
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
