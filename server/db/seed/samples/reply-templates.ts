import type { ReplyTemplateFacts } from "#domain/publishing/reply-template.ts";

export const replyTemplates: readonly ReplyTemplateFacts[] = [
  {
    name: "First answer to a quote request",
    subject: "Your hiring at {{company}}: what it would cost and how we would begin",
    body: `Hello {{firstName}},

Thank you for telling us what {{company}} needs. I have read it, and I am the person who will look after it.

I am putting the quote together now. It will say what we charge, when each part is due and what happens if a hire does not work out. You will have it by the end of tomorrow.

Two things help me get it right: the salary range you have in mind, and the date by which the first person should start. A line on each is enough.

{{me}}`,
  },
  {
    name: "Asking for missing facts",
    subject: "Three questions before we begin for {{company}}",
    body: `Hello {{firstName}},

I would rather ask now than send you people who do not fit. Could you tell me:

1. Which of the requirements are a must from the first day, and which can be learned in the job?
2. Where is the work done, and how many days a week on site?
3. Who decides, and how many conversations will there be before an offer?

Short answers are fine. If it is quicker by telephone, name a time and I will call.

{{me}}`,
  },
  {
    name: "Proposing times for a call",
    subject: "A call about hiring at {{company}}",
    body: `Hello {{firstName}},

This is easier to talk through than to write. Thirty minutes are enough: you describe the position, and I say plainly what the market for it looks like and what we would do in the first two weeks.

Would one of these suit you?

- Tuesday, 10:00
- Wednesday, 14:30
- Thursday, 9:00

If none does, send me two times of your own and I will take one of them.

{{me}}`,
  },
  {
    name: "Candidates are on their way",
    subject: "Where your search stands, {{firstName}}",
    body: `Hello {{firstName}},

A short word on where we are. We have spoken with the first people for {{company}} and will send you the ones we would hire ourselves, each with what speaks for them and what speaks against.

There is nothing you need to do today. If anything about the position has changed, tell me before the list reaches you.

{{me}}`,
  },
  {
    name: "Declining politely",
    subject: "Your request to us",
    body: `Hello {{firstName}},

Thank you for thinking of us. I have looked at what {{company}} is after, and we are not the right firm for it: we have nobody who knows this market well enough to be worth what we charge.

A local agency or a professional association will serve you better and cost you less. If a search comes up in one of our own fields, I would be glad to hear from you again.

{{me}}`,
  },
];
