import type { RoleCopy } from "../types.ts";

/** The text of each Design role page, by slug. */
export const design: Readonly<Record<string, RoleCopy>> = {
  "ux-designer-recruiters": {
    description:
      "Users abandon what they cannot follow. Find a UX Designer who interviews, prototypes and tests before engineers build, with case studies as proof.",
    intro:
      "Support keeps answering the same five questions, and engineers settle layout by whoever codes first. Someone has to sit with users, sketch the flow and find the wrong turn while changing it is still cheap.",
    hiredFor: {
      text: "Software firms, hospitals, insurers and public agencies open this post when a process works on paper and confuses people on screen. The designer studies the task, maps it, tests wireframes with those who will use them, and hands engineers something specific. Visual polish may belong to another colleague.",
      duties: [
        "Moderate five usability sessions and report which step defeated people.",
        "Redraw an eligibility form so that irrelevant questions never appear.",
        "Annotate wireframes with keyboard order, error wording and screen reader labels.",
      ],
    },
    credentials: [
      "NN/g UX Certificate",
      "Degree in HCI, psychology or interaction design",
      "HFI Certified Usability Analyst (CUA)",
      "IAAP CPACC for accessibility work",
    ],
    tools: ["Figma", "FigJam or Miro", "UserTesting", "Optimal Workshop", "Dovetail", "Axure RP"],
    screening: [
      {
        title: "Evidence behind the case",
        text: "We choose one screen from the portfolio and ask what research changed on it. Raw notes, a participant screener or a session plan, with names removed, show the studies took place.",
      },
      {
        title: "Whiteboard with a constraint",
        text: "The prompt is a refill request for patients with low vision, at a clinic that closes at five. Clarifying questions ought to come before boxes. We write down each one.",
      },
      {
        title: "Contribution, separated",
        text: "Agency portfolios show group work. A former product manager or researcher tells us who ran the interviews, who drew the flows, who presented to the client, and who took the criticism.",
      },
    ],
    good: "Recruits suitable participants, writes tasks that do not give the answer away, and brings findings the team can act on this sprint. Flows cover wrong passwords, timeouts and changed minds.",
    great:
      "Changes the question. Learns that callers fail because a letter confuses them, rewrites the letter, and the planned feature is dropped. Engineers start attending research sessions of their own accord.",
    trends: [
      "Technology layoffs moved experienced researchers and interaction designers into health care, banking and government teams.",
      "Justice Department rules and Section 508 point public bodies to WCAG, so designers on government work are tested on accessibility outright.",
    ],
    questions: [
      {
        question: "What is the difference between a UX and a product designer?",
        answer:
          "Emphasis. A UX designer leans toward research, task flows and information structure; a product designer usually carries the interface through to release and answers for business results. Titles vary by company, so we compare the last two projects with your brief, line by line.",
      },
      {
        question: "May we ask applicants for a spec redesign of our app?",
        answer:
          "Better to avoid it. Unpaid work on your product looks like free consulting, and senior people decline. Use a fictional problem in a one-hour working session, or pay a modest fee for a defined task. Everyone should receive the same brief and the same time.",
      },
      {
        question: "How do we judge a portfolio locked behind an NDA?",
        answer:
          "Ask for a live walkthrough on the candidate's screen, with client details blurred. Process can be described without revealing a product: participants, method, what was found, what changed. A reference fills the rest. Never press for confidential files; a person who sends them would send yours.",
      },
    ],
  },
  "product-designer-recruiters": {
    description:
      "Flow, interface and result in one pair of hands: that is a Product Designer. Candidates are screened on shipped features and what followed launch.",
    intro:
      "Product managers draw boxes in slides, engineers fill the gaps, and each release looks a little less like the last. The person to hire pairs interface craft with an interest in retention figures.",
    hiredFor: {
      text: "Software companies add this position when a squad has engineers and a product manager but no one deciding how a feature should feel. Work runs from a rough problem through prototype, specification and quality check in staging, then back again when usage data arrives. Early-stage firms may add brand and marketing pages.",
      duties: [
        "Prototype two onboarding flows in Figma and argue for one in critique.",
        "Extend the design system with a table component, its tokens and states.",
        "Check the staging build against the file and log differences with engineers.",
      ],
    },
    credentials: [
      "Portfolio with two or more shipped products",
      "BFA or BDes in interaction design",
      "Master's in human-computer interaction",
      "Interaction Design Foundation certificates",
    ],
    tools: ["Figma", "Framer", "Amplitude", "Jira or Linear", "Maze", "zeroheight"],
    screening: [
      {
        title: "After the launch",
        text: "Case studies tend to end on release day. Ours continue: adoption by week four, the support tickets, what was rolled back. People who stayed near the product can tell us.",
      },
      {
        title: "File handed to engineering",
        text: "The working Figma file interests us more than its polished cover. Auto layout, named variables, edge cases and empty states reveal how much an engineer had to guess, and how often.",
      },
      {
        title: "Critique in both directions",
        text: "In a group session candidates comment on an existing product, then receive comments on their own. We listen for reasons tied to a user or a metric, and for what they concede.",
      },
    ],
    good: "Turns a brief into a tested flow within the sprint, reuses existing components, and specifies what appears when data is missing or slow. Engineers rarely need to interrupt for a forgotten measurement.",
    great:
      "Reads the funnel alone, arrives with the problem already framed, and cuts a four-screen setup to one. Draws a pattern once, documents it, and other squads adopt it unasked.",
    trends: [
      "Prototyping in code with AI tools narrows the gap to front-end work, and some interviews include a built demo.",
      "Equity and level weigh heavily in offers, since design ladders at many product companies run parallel to engineering ladders.",
    ],
    questions: [
      {
        question: "How many designers does a product organization need?",
        answer:
          "There is no fixed ratio. One designer can usually serve a single squad well and two passably; beyond that, work turns into ticket-taking. Count the squads shipping customer-facing changes. Platform and API groups need occasional help, which a shared designer or a contractor can give.",
      },
      {
        question: "Should our first design hire be senior or junior?",
        answer:
          "Senior. The first designer sets file structure, critique habits and relations with engineering, with nobody to learn from. A junior placed alone becomes a production artist. If budget is tight, consider an experienced designer part time, and add a junior once there is work to review.",
      },
      {
        question: "Is a remote product designer workable for our squad?",
        answer:
          "Figma, recorded critiques and shared prototypes make it routine. Overlap in working hours counts for more than distance: four common hours a day keeps handoffs short. Bring people together for kickoff and research weeks. Hardware products differ, because physical prototypes have to be held.",
      },
    ],
  },
  "graphic-designer-recruiters": {
    description:
      "Packaging, brochures, trade show walls, social graphics: choose a Graphic Designer by print-ready files and range. We review the work and the source.",
    intro:
      "Flyers get built in slide software, the logo exists in six blues, and the printer keeps sending files back. A trained eye with production discipline restores order to everything a customer picks up or scrolls past.",
    hiredFor: {
      text: "Marketing departments, manufacturers, universities and print shops need daily output: sell sheets, labels, signage, email headers, a catalog each season. The designer keeps brand rules, sets type that reads well at small sizes, prepares files to the vendor's specification and puts requests from several departments in a workable order.",
      duties: [
        "Lay out a twelve-page brochure in InDesign and package it for press.",
        "Resize one campaign for web banners, email, a billboard and a shelf tag.",
        "Correct supplied photos for color, crop and usage rights before layout starts.",
      ],
    },
    credentials: [
      "BFA in graphic design",
      "Adobe Certified Professional",
      "Associate degree in visual communication",
      "Press-check and prepress experience",
    ],
    tools: ["Adobe Illustrator", "InDesign", "Photoshop", "Acrobat preflight", "Canva", "After Effects"],
    screening: [
      {
        title: "Open the native file",
        text: "One layered document, of the candidate's choosing, goes to our reviewer. Paragraph styles, linked images, bleed, spot colors and layer names say how the next designer will fare with it.",
      },
      {
        title: "Timed layout",
        text: "Supplied copy, a logo, brand colors and ninety minutes, paid. The text is too long on purpose. Some shrink the type, some ask to edit, and that choice is discussed.",
      },
      {
        title: "Ask the printer",
        text: "Production managers and print vendors are candid references. They recall who sent correct dielines, who answered the proof promptly and whose jobs went back on press at the company's expense.",
      },
    ],
    good: "Meets the deadline list, follows the brand guide, and delivers files that preflight clean. Corrections from sales or legal are made once, everywhere they occur, down to the smallest caption.",
    great:
      "Edits the brief before designing. Builds templates so salespeople stop inventing their own, spots that a label will wrap badly on the real bottle, and saves a reprint by asking for a sample.",
    trends: [
      "Motion and short video sit inside many graphic design jobs, so After Effects or CapCut appears beside InDesign.",
      "Template tools let other departments make routine posts; staff designers police the brand and take the difficult pieces.",
    ],
    questions: [
      {
        question: "Who owns the artwork, us or the designer?",
        answer:
          "Work by an employee within the job generally belongs to the employer under the Copyright Act. A freelancer usually keeps the copyright unless a written agreement says otherwise, and paying the invoice does not change that. Fonts and stock images carry licenses of their own. Have counsel supply the form.",
      },
      {
        question: "Is freelance or full time better for our volume?",
        answer:
          "Look at the calendar. Steady weekly requests and a brand that needs guarding favor staff; a catalog and two trade shows a year favor freelance. New York, Illinois and California have freelancer payment laws that call for written contracts, so arrange paperwork before the first job.",
      },
      {
        question: "How can a non-designer compare portfolios fairly?",
        answer:
          "Fix the criteria first: resemblance to your kind of work, legibility, consistency across pieces, and what the person did alone. Score samples with names hidden. Then ask about the budget and deadline of one piece, because a modest flyer made in a day may outrank a lavish poster.",
      },
    ],
  },
};
