import { Badge } from "../../ui/badge.tsx";

/** Beside every row that is invented. */
export const SampleBadge = () => <Badge tone="warn">Sample</Badge>;
