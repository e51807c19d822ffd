import { useInboxFilter } from "../../features/desk/inbox/inbox-url.ts";
import { NoLeadOpen } from "../../features/desk/inbox/no-lead-open.tsx";
import { unlistedMeta } from "../../lib/page/meta.ts";

export const meta = () => unlistedMeta("Inbox", "Everything that visitors have sent, in the order in which it is due.");

const InboxPage = () => <NoLeadOpen filter={useInboxFilter()} />;

export default InboxPage;
