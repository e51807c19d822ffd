import type { RoleCopy } from "../types.ts";

/** The text of each Content role page, by slug. */
export const content: Readonly<Record<string, RoleCopy>> = {
  "copywriter-recruiters": {
    description:
      "How we read portfolios, pay for tests and find the copywriter who sounds like your brand, keeps the deadline and can prove each claim.",
    intro:
      "Campaigns stall at 'headline to come', or get filled with text that could belong to any competitor. Hire a writer who interviews the salesperson, finds the one true claim and cuts until it can be heard.",
    hiredFor: {
      text: "Brand and direct response writers train differently. One is judged on a line people remember, the other on a split test by Friday. Agencies pair copy with an art director; in-house teams want one writer for web, email and the trade show banner. Regulated products add a reviewer to satisfy.",
      duties: [
        "Writes three or more headline routes per brief and argues for one of them.",
        "Revises landing pages after the test results, changing one element at a time.",
        "Clears product claims with legal or regulatory reviewers before artwork is final.",
      ],
    },
    credentials: [
      "Portfolio with the writer's role stated",
      "Degree in English, journalism or advertising",
      "Portfolio school, such as Miami Ad School",
      "American Advertising Awards or similar",
    ],
    tools: ["Google Docs", "Figma", "Klaviyo", "WordPress", "Asana", "Grammarly"],
    screening: [
      {
        title: "One paid brief",
        text: "Finalists get a real product, an hour and a fee. The exercise asks for two subject lines, a hundred words and the question they would have asked the client.",
      },
      {
        title: "Who wrote which line",
        text: "Agency work has many parents. We go through the portfolio with the candidate, ask what the art director or client contributed, then check one campaign with a colleague.",
      },
      {
        title: "Editing down",
        text: "A bloated paragraph of ours, to be cut by half with no fact lost. Good writers finish early and tell us which claim they would want substantiated before printing it.",
      },
    ],
    good: "Delivers to the brief, on deadline and in the agreed voice. Facts are checked, character limits respected and feedback is answered by a better draft instead of a debate.",
    great:
      "Rewrites the brief when it asks for the wrong thing, and the client agrees. Lines from this desk turn up in sales calls because the reps find that they work.",
    trends: [
      "Medical and financial brands look for writers who know claim rules, from FTC substantiation to FDA limits on promotion.",
      "Many listings now combine original writing with editing machine output against a house style, so ask about both.",
    ],
    questions: [
      {
        question: "Who owns the words when a freelancer writes them?",
        answer:
          "Not automatically you. Under the Copyright Act, an independent contractor generally keeps copyright unless it is assigned in writing or the piece meets the narrow work-made-for-hire list. With an employee the question seldom arises. Have counsel supply one assignment clause and use it always.",
      },
      {
        question: "Should a writing test for a copywriter be paid?",
        answer:
          "Yes, once it takes longer than half an hour or resembles something you might publish. Working writers decline unpaid assignments, so the fee also widens the pool. State that the test remains theirs unless you buy it, and use the identical brief for each finalist.",
      },
      {
        question: "Freelance, agency or staff: which suits a growing brand?",
        answer:
          "Put somebody on payroll once there is copy to write every day and the tone keeps drifting between suppliers. Launches and holiday peaks cost less by the project. California and other states apply strict tests to contractor status, and New York regulates freelance contracts, so paper the arrangement properly.",
      },
    ],
  },
  "content-strategist-recruiters": {
    description:
      "Hundreds of pages, no owner. A content strategist decides what to keep, write and retire. Recruiting for web, product and editorial teams.",
    intro:
      "Every department publishes, nothing is retired and two pages give the customer different answers. Order returns with a planner who audits before proposing, and who can refuse a stakeholder's fifth blog post with evidence.",
    hiredFor: {
      text: "Ask first whether the post is marketing or product. The marketing kind owns topics, search demand, an editorial calendar and the freelancers; the product kind owns structure, labels and the content model inside an app or help center. Both set standards, and both depend on influence over people who report elsewhere.",
      duties: [
        "Audits a section of the site and marks each page keep, merge, rewrite or delete.",
        "Briefs writers with audience, purpose, sources and the search terms that matter.",
        "Meets subject experts to agree who approves what and when it gets reviewed.",
      ],
    },
    credentials: [
      "Nielsen Norman Group UX Certificate",
      "HubSpot Content Marketing certification",
      "Google Analytics certification",
      "Degree in journalism or information science",
    ],
    tools: ["Google Analytics 4", "Google Search Console", "Semrush", "Screaming Frog", "Contentful", "Airtable"],
    screening: [
      {
        title: "An audit in miniature",
        text: "Ten pages of a public site and a spreadsheet. Within the hour we want a verdict per page, the criteria used, and the one change that would help visitors soonest.",
      },
      {
        title: "Artifacts and their use",
        text: "Calendars, page templates, voice guides, taxonomies: finalists bring two they made. We ask who used them a year later, since plenty of strategy decks are never opened again.",
      },
      {
        title: "Refusing a stakeholder",
        text: "The head of sales demands a microsite by Thursday. In role play our recruiter holds that position stubbornly and watches for data, alternatives and a trade that both sides could accept.",
      },
    ],
    good: "The calendar is tied to business goals, briefs are clear enough that drafts need one revision, and a monthly report says what was read and what led to an inquiry.",
    great:
      "Removes whole sections of the site and inquiries hold steady. Persuades engineering to structure product data once, so that the website, the app and the help center stop contradicting each other.",
    trends: [
      "Accessibility duties under the ADA and Section 508 put alt text, headings and captions on the strategist's checklist.",
      "Content design titles have spread in product companies, and their pay tends to follow the design ladder.",
    ],
    questions: [
      {
        question: "Is a content strategist senior to a content manager?",
        answer:
          "Usually beside or above. A content manager keeps publication moving; the strategist decides what deserves publishing and how success is measured. Small teams combine the two, in which case say how much of the week is production, or the strategist will leave for planning elsewhere.",
      },
      {
        question: "Which results can this hire fairly be measured on?",
        answer:
          "Qualified inquiries, newsletter sign-ups, fewer support contacts on documented topics, rankings for terms that bring buyers. Traffic alone rewards the wrong pages. Agree on a baseline during the opening month, and allow several publishing cycles before judging, because search responds slowly.",
      },
      {
        question: "Would a journalist make a good strategist for us?",
        answer:
          "Reporters bring interviewing, deadlines and skepticism, all useful. Missing pieces tend to be analytics, content management systems and commercial goals. Someone who ran a section, a newsletter or audience development has already crossed part of that distance. Test with a planning exercise rather than an article.",
      },
    ],
  },
  "technical-writer-recruiters": {
    description:
      "API reference, installation manuals, release notes: hire a technical writer who tests the steps personally before publishing. Software and hardware.",
    intro:
      "Support answers the same ticket all week because the manual describes last year's version. Give the job to someone who installs the product, breaks it and then writes down the way back.",
    hiredFor: {
      text: "Documentation jobs split by reader. Developers want reference and code samples; operators want procedures with warnings; regulators and the military want a format followed to the letter. Knowledge of your product can be taught. Getting facts out of busy engineers, and noticing the step they forgot, is what you hire.",
      duties: [
        "Follows a procedure on a clean machine and records every place it fails.",
        "Interviews engineers and reads pull requests to learn what changed in the release.",
        "Edits warnings, part numbers and screenshots when a revision ships.",
      ],
    },
    credentials: [
      "Degree in technical communication or engineering",
      "University certificate in technical writing",
      "ASD-STE100 Simplified Technical English training",
      "DITA or S1000D project experience",
      "Security clearance for defense programs",
    ],
    tools: ["MadCap Flare", "Oxygen XML Editor", "Git and Markdown", "Docusaurus", "Postman", "Confluence"],
    screening: [
      {
        title: "Instructions tested on us",
        text: "Candidates document a household task or a small API in one page. A recruiter who has never done it follows the text word for word, and we report where we stopped.",
      },
      {
        title: "Source of each sentence",
        text: "For a portfolio piece we ask how the facts were obtained: specification, code, interview or own trial. Confidential manuals may be described, or excerpted with the product names replaced.",
      },
      {
        title: "Engineers as references",
        text: "A developer who was interviewed by the writer tells us if the questions were prepared, how many rounds it took and whether reviews came back with corrections or commas.",
      },
    ],
    good: "Release notes ship with the release. Procedures work as written, terms stay consistent from guide to guide, and each page has one obvious owner and the date it was last verified.",
    great:
      "Files bugs found while documenting, and developers rename a confusing parameter because of one. Search logs and ticket topics decide what gets written next, so call volume on documented features drops.",
    trends: [
      "Chat assistants answer from the documentation, which makes stale or ambiguous pages visible to customers at once.",
      "Docs-as-code has spread, with prose linters such as Vale running beside the tests in the build.",
    ],
    questions: [
      {
        question: "Do we need a writer who already knows our technology?",
        answer:
          "Rarely the exact product, usually the neighborhood. A writer from networking can learn storage; one from consumer guides will struggle with a compiler. For medical devices, aerospace and defense, knowledge of the required standard saves more time than product familiarity.",
      },
      {
        question: "Is documentation better staffed by contractors or an employee?",
        answer:
          "A one-time manual, migration or audit suits a contract with a defined deliverable. Products that release every few weeks need someone inside the team, present when decisions change. If you begin with a contractor, insist that source files and style decisions stay in your repository.",
      },
      {
        question: "How do we judge writing samples covered by confidentiality agreements?",
        answer:
          "Ask for an old public version, an excerpt with names changed, or a short new piece on an open-source tool. Then discuss structure and reader instead of polish. Never press anyone to hand over a former employer's internal manual: willingness to do so is itself a warning.",
      },
    ],
  },
};
