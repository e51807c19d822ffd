import type { ReplyTemplateFacts } from "#domain/publishing/reply-template.ts";

export const replyTemplates: readonly ReplyTemplateFacts[] = [
  {
    name: "First answer to a quote request",
    subject: "Your quote for {{company}}: next steps",
    body: `Hi {{firstName}},

Thank you for telling us what {{company}} needs. I've read your request, and I'll be your contact.

I'm putting the quote together now. It will cover what we charge, when each part is due and what happens if a hire doesn't work out. You'll have it by the end of tomorrow.

Two things help me get it right: the salary range you have in mind, and the date the first person should start. A line on each is enough.

{{me}}`,
  },
  {
    name: "Asking for missing facts",
    subject: "Three questions about {{company}}",
    body: `Hi {{firstName}},

I'd rather ask now than send you candidates who don't fit. Could you tell me:

1. Which requirements are a must on day one, and which can be learned on the job?
2. Where is the work done, and how many days a week on site?
3. Who decides, and how many interviews are there before an offer?

Short answers are fine. If a call is easier, suggest a time and I'll call you.

{{me}}`,
  },
  {
    name: "Proposing times for a call",
    subject: "A call about hiring at {{company}}",
    body: `Hi {{firstName}},

This is easier to talk through than to write. Thirty minutes are enough: you describe the job, and I tell you what the market for it looks like and what we'd do in the first two weeks.

Would one of these times work?

- Tuesday, 10:00 AM ET
- Wednesday, 2:30 PM ET
- Thursday, 9:00 AM ET

If none of them works, send me two times that do.

{{me}}`,
  },
  {
    name: "Candidates are on their way",
    subject: "An update on your search",
    body: `Hi {{firstName}},

A quick update: we've spoken with the first candidates for {{company}}. We'll send you the ones we would hire ourselves, each with the case for and against them.

You don't need to do anything today. If anything about the job has changed, please tell me before the list reaches you.

{{me}}`,
  },
  {
    name: "Declining politely",
    subject: "Your request to us",
    body: `Hi {{firstName}},

Thank you for thinking of us. I looked at what {{company}} needs, and we're not the right firm for it: no one here knows this market well enough to be worth what we charge.

A local agency or a professional association will serve you better and cost you less. If you ever hire in one of our fields, I'd be glad to hear from you again.

{{me}}`,
  },
];
