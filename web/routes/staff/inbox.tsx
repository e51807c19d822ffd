import { useInboxFilter } from "../../features/desk/inbox/inbox-url.ts";
import { NoLeadOpen } from "../../features/desk/inbox/no-lead-open.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";

export const meta = () => unlistedMeta("Inbox", "Leads and messages, sorted by due date.");

const InboxPage = () => <NoLeadOpen filter={useInboxFilter()} />;

export default InboxPage;
