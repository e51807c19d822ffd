import type { RoleCopy } from "../types.ts";

/** The text of each Technology role page, by slug. */
export const technology: Readonly<Record<string, RoleCopy>> = {
  "software-engineer-recruiters": {
    description:
      "Hire a Software Engineer who designs services, reviews code honestly and keeps production running. Screened on real code and past decisions.",
    intro:
      "Bugs wait for whoever is least busy, and the one colleague who understands the billing service cannot take a vacation. The hire that ends this reads other people's code patiently and ships small changes often.",
    hiredFor: {
      text: "Most requests come after a backlog has outgrown the team or a key maintainer has resigned. The engineer takes over a service, an API or a batch system, learns why it was built that way, and changes it without breaking the customers who depend on it. Estimates and tests come with the code.",
      duties: [
        "Break a vague feature request into pull requests a colleague can review before lunch.",
        "Trace a failing production job through logs, queries and the commit that caused it.",
        "Review teammates' changes, separating real defects from matters of taste.",
      ],
    },
    credentials: [
      "Bachelor's in computer science or software engineering",
      "Oracle Certified Professional, Java SE Developer",
      "AWS Certified Developer, Associate",
      "Merged contributions to open source projects",
    ],
    tools: ["Java or Go", "Python", "PostgreSQL", "GitHub", "Docker", "Datadog"],
    screening: [
      {
        title: "Reading unfamiliar code",
        text: "An hour with a small repository containing two planted defects. Candidates talk while they read. We note what they open first, whether they run the tests, and how they describe the flaw to its imaginary author.",
      },
      {
        title: "Who built which part",
        text: "Résumés in software say 'we built' a great deal. Our recruiter picks one project and asks for the table schema, the argument in design review and the ticket they personally closed last.",
      },
      {
        title: "Reference from an inheritor",
        text: "Managers praise delivery; colleagues know about the code. One reference call goes to somebody who took over the candidate's work, with a single subject: how long it took before they could change it safely.",
      },
    ],
    good: "Delivers the agreed scope near the estimate, writes tests for the failure cases, and says on Tuesday that Friday is in doubt. Remarks in review are answered with a fix or a reason.",
    great:
      "Deletes more lines than the feature adds. Notices three teams solving the same problem, builds the shared piece in their own service first, and leaves a migration note others follow without a meeting.",
    trends: [
      "Titles mean different things at different companies, so offers are argued over level, scope and refresh equity before base salary.",
      "Some private companies give leavers longer to exercise stock options, and candidates read that clause before signing.",
    ],
    questions: [
      {
        question: "Should our interview include an algorithm test on a whiteboard?",
        answer:
          "Only if the work resembles one. For most business software, a paired session on a realistic bug tells you more and offends fewer experienced people. Where performance code is the job, as in trading or search, a short algorithm problem is fair, provided everyone gets the same one.",
      },
      {
        question: "Can we pay a software engineer by the hour?",
        answer:
          "Sometimes. The Fair Labor Standards Act has a computer employee exemption that allows hourly pay above a set rate, and California uses its own, higher threshold. Duties matter more than the title, so have counsel check the job before the offer letter.",
      },
      {
        question: "Who owns code the engineer writes at home on weekends?",
        answer:
          "Your invention assignment agreement says, within limits. California, Washington and several other states protect work made on the employee's own time and equipment that is unrelated to your business. Ask candidates to list side projects before signing; counsel should review the form for each state.",
      },
    ],
  },
  "frontend-developer-recruiters": {
    description:
      "Frontend Developer recruiting for teams whose product is judged in the browser: React, TypeScript, accessible markup, pages that load on a cheap phone.",
    intro:
      "Designs pile up in Figma, checkout stutters on older phones, and backend staff patch style sheets they would rather avoid. You need someone who treats the browser as a runtime with rules and knows most of them.",
    hiredFor: {
      text: "The seat opens when a redesign is approved, a legacy jQuery or AngularJS interface must be replaced, or conversion suffers from slow pages. The developer turns mockups into components, decides what state lives where, and answers for how the thing behaves with a keyboard, a screen reader and a weak connection.",
      duties: [
        "Build a form with validation, error states and focus order agreed with the designer.",
        "Profile a slow page in DevTools and cut the script that blocks it.",
        "Add a component to the shared library with stories, tests and usage notes.",
      ],
    },
    credentials: [
      "IAAP Web Accessibility Specialist (WAS)",
      "Live sites with readable source",
      "Associate degree in web development",
      "Meta Front-End Developer Professional Certificate",
    ],
    tools: ["React", "TypeScript", "Next.js", "Storybook", "Playwright", "Chrome DevTools"],
    screening: [
      {
        title: "Plain HTML first",
        text: "The exercise is a modal dialog with no framework allowed. It exposes focus trapping, the escape key, labels and the difference between a button and a clickable div, all inside thirty minutes.",
      },
      {
        title: "Live sites, throttled",
        text: "Before any call, we open two addresses from the application on a slowed connection, with the console visible. Layout jumps and logged errors become the first topics, and good people enjoy explaining them.",
      },
      {
        title: "A designer's account",
        text: "A designer from an earlier team takes our call. The useful part is how disagreements about spacing, motion or missing states were settled, and whether surprises showed up in staging or in conversation.",
      },
    ],
    good: "Matches the mockup, handles loading, empty and error cases unprompted, and keeps bundle size steady. Cross-browser bugs, Safari included, are reproduced and closed with a test attached to the fix.",
    great:
      "Sits in design review early and removes a week of work by proposing a native element. Sets a performance budget in the build pipeline, and six months later it still holds.",
    trends: [
      "Server components in React frameworks blur the line with backend work, and interviewers ask where rendering should happen.",
      "Accessibility complaints under the ADA keep WCAG knowledge on postings from retailers, banks and universities.",
    ],
    questions: [
      {
        question: "Does framework experience have to match ours exactly?",
        answer:
          "Rarely. A developer strong in Vue or Svelte generally becomes productive in React, because component thinking, state and CSS carry over. Insist on a match when the project is short, when nobody on staff can review the code, or for Angular with heavy RxJS.",
      },
      {
        question: "How do we test CSS skill during an interview?",
        answer:
          "Hand over a screenshot of a card layout with long titles, a missing image and a narrow viewport, then watch. People who know grid, flexbox and container queries finish calmly and explain their compromises. Looking things up is fine, since everybody does that at work.",
      },
      {
        question: "Is hiring through a contract first a sensible option?",
        answer:
          "For a bounded redesign, yes. Give the contractor staging access, an accessibility target and one reviewer. Settle before day one how conversion to permanent would work, including any agency fee, and remember that candidates with a secure job seldom leave it for a trial.",
      },
    ],
  },
  "full-stack-developer-recruiters": {
    description:
      "Small teams hire a Full Stack Developer to carry a feature from database table to button. We test both ends and ask which one they avoid.",
    intro:
      "Features stall at the border between interface and server, each side waiting for the other's endpoint. One generalist who can write the migration, the API and the screen removes that queue.",
    hiredFor: {
      text: "Startups want one early hire to cover a whole product, and agencies or internal IT groups want a tool finished without assembling a squad. Expect ownership of a feature across React or Vue, a Node, Django or Rails backend, the schema underneath, and deployment. Depth is uneven by nature, so the stronger side must suit your product.",
      duties: [
        "Design the tables and endpoints for a new customer portal, then build its screens.",
        "Wire Stripe webhooks so a failed payment changes the account status correctly.",
        "Talk with support about a confusing workflow and release a fix that afternoon.",
      ],
    },
    credentials: [
      "Self-taught, with production applications to show",
      "Full-time coding bootcamp diploma",
      "MongoDB Associate Developer certification",
      "AWS Certified Cloud Practitioner",
    ],
    tools: ["Node.js", "Django or Rails", "React or Vue", "MySQL", "Prisma", "Vercel"],
    screening: [
      {
        title: "The weaker half",
        text: "Nearly everyone leans one way. Candidates grade themselves on SQL and on CSS, then get a ten-minute task in the lower one. Honest grading counts as much as the result.",
      },
      {
        title: "One click, followed through",
        text: "Screen share, their own project, a single click followed from event handler to query and back. Where the narration turns foggy, a colleague or a tutorial probably wrote that layer.",
      },
      {
        title: "Security basics",
        text: "Session handling, parameterized queries, file uploads, who may read which record. A sample app with a broken permission check sits ready, and applicants have twenty minutes to log in as someone else.",
      },
    ],
    good: "Ships a working vertical slice each week, keeps migrations reversible, and asks for help on infrastructure before guessing. The code on both sides looks as though one team wrote it.",
    great:
      "Talks to users, drops half the request, and solves the rest in a few days with boring parts. When the company later hires specialists, they find clear seams to take over from.",
    trends: [
      "Small companies buy managed services for login, payments and hosting, which lets one developer cover ground that used to need several.",
      "Postings that list every technology in the building scare off realistic applicants; naming the main four draws better ones.",
    ],
    questions: [
      {
        question: "Would two specialists serve us better than one generalist?",
        answer:
          "Past a certain size, usually. While the product is new and requirements change weekly, one person who sees the whole path loses less in handoffs. Split the work when traffic, security review or a complicated interface demands depth that no single calendar can hold.",
      },
      {
        question: "Could our developer be an independent contractor on a 1099?",
        answer:
          "It depends on control, duration and the state. A person who works your hours, in your repository, for years looks like an employee to the IRS and the Labor Department, and California applies its ABC test. Ask counsel before the contract, and get copyright assigned in writing.",
      },
      {
        question: "What happens when our only developer goes on vacation?",
        answer:
          "Plan for it at hiring. Require a runbook, deployment by script and a second person holding the hosting and domain credentials. Candidates who have been the sole developer elsewhere will describe how they arranged cover, and the rest tend to pause.",
      },
    ],
  },
  "mobile-app-developer-recruiters": {
    description:
      "From Swift and Kotlin to Flutter, find a Mobile App Developer who has shipped to both stores, fixed crashes by version and answered store reviewers.",
    intro:
      "Ratings slip after every operating system release, and the agency that built the app no longer answers. Filling this seat means finding a person who thinks about batteries, permissions and users two versions behind.",
    hiredFor: {
      text: "Retailers, banks, clinics and field service firms bring someone in once the app has become a channel customers complain about. The work covers native or cross-platform code, push notifications, offline sync, store submission and the slow business of supporting releases already installed on phones nobody can update remotely.",
      duties: [
        "Submit builds through TestFlight and Play Console, answering reviewers' objections when one is rejected.",
        "Read Crashlytics traces by device and version, then fix whichever crash hits most users.",
        "Implement biometric sign-in, deep links or offline storage alongside the backend team.",
      ],
    },
    credentials: [
      "Apps published on App Store or Google Play",
      "Meta iOS or Android Developer Professional Certificate",
      "Computing degree or equivalent experience",
      "Published Swift package or Kotlin library",
    ],
    tools: ["Xcode", "Android Studio", "Flutter or React Native", "Firebase", "Fastlane", "Charles Proxy"],
    screening: [
      {
        title: "Store record",
        text: "We install the apps listed on the application and read release notes and one-star reviews. The conversation starts there: which complaint was theirs, and what the following version did about it.",
      },
      {
        title: "Native knowledge",
        text: "Even cross-platform developers meet the platform eventually. Background limits, memory warnings, main-thread rules and permission prompts, on iOS and on Android, come up as short situations drawn from real bug reports.",
      },
      {
        title: "Release discipline",
        text: "Staged rollout, feature flags, forced-update screens, signing keys. Candidates recount the worst build they published, how they noticed, and how many hours passed before a fix was in the store.",
      },
    ],
    good: "Keeps the crash-free rate level across releases, adopts new SDK requirements ahead of the store deadline, and tests on an older Android handset as well as a current iPhone.",
    great:
      "Watches people use the app in a warehouse aisle or a waiting room and reworks the flow around bad signal and gloves. Store reviews start mentioning the fix by name.",
    trends: [
      "Apple and Google keep raising minimum SDK levels, so a neglected app needs regular work to stay listed.",
      "Kotlin Multiplatform joins Flutter and React Native as a shared-code choice, and résumés state which one was maintained.",
    ],
    questions: [
      {
        question: "Do we need separate iOS and Android developers?",
        answer:
          "For forms, catalogs and content, one Flutter or React Native developer can serve both. Bluetooth hardware, heavy graphics, widgets or watch apps push toward native specialists. If revenue sits mostly on one platform, start with an expert there and add the other later.",
      },
      {
        question: "Who should own the App Store and Play accounts?",
        answer:
          "Your company, always. Enroll as an organization, which requires a D-U-N-S Number, and give the developer a role with limited rights. Apps published under an individual's name can be transferred, though signing keys and subscriptions make that tedious.",
      },
      {
        question: "Is two weeks' notice enough to hand over an app?",
        answer:
          "Two weeks is customary in the United States, and seldom enough when one person holds the signing certificates. Write the handover list into the job from the start: keys, push certificates, analytics accounts, build scripts and the correspondence with each store.",
      },
    ],
  },
  "devops-engineer-recruiters": {
    description:
      "Manual releases, drifting servers, silent alerts: a DevOps Engineer ends them. We screen for pipelines built, incidents handled and on-call terms.",
    intro:
      "Releases happen on Thursday nights because one person remembers the steps, and staging has drifted so far from production that nobody trusts it. This hire writes those steps down as code and hands them back to the developers.",
    hiredFor: {
      text: "Companies usually call after a painful outage, a failed SOC 2 readiness check or a cloud account that grew without a plan. The engineer builds the path from commit to production, keeps infrastructure in version control, sets alerts worth waking for, and teaches developers to use all of it unaided.",
      duties: [
        "Move a hand-configured server into Terraform and prove the rebuild works.",
        "Shorten a build pipeline by caching dependencies and running tests in parallel.",
        "Lead the review after an outage and track its action items to closure.",
      ],
    },
    credentials: [
      "Certified Kubernetes Administrator (CKA)",
      "HashiCorp Certified: Terraform Associate",
      "AWS Certified DevOps Engineer, Professional",
      "Red Hat Certified Engineer (RHCE)",
    ],
    tools: ["Terraform", "Kubernetes", "GitHub Actions", "Prometheus and Grafana", "Argo CD", "PagerDuty"],
    screening: [
      {
        title: "Broken pipeline exercise",
        text: "A repository with a failing build, an expired secret and a container that will not start. We watch the order of investigation, the commands typed and any restart made without a theory.",
      },
      {
        title: "An incident they ran",
        text: "Finalists bring a postmortem, redacted as needed. We look for a timeline with minutes, contributing causes beyond 'human error', and follow-up work that was finished, with dates, by named owners.",
      },
      {
        title: "On-call, stated early",
        text: "Rotation size, pages per week, compensation and sleep after a night call are discussed by phone before your team spends an hour. A surprise about the pager is a common reason to decline late.",
      },
    ],
    good: "Infrastructure changes pass through review, rollbacks are rehearsed, and alerts point to a runbook. Developers get a working environment the day they ask, without a chain of messages.",
    great:
      "Works toward being unnecessary for routine releases. Teams deploy on their own, lead time falls on a chart anyone can open, and the pager goes quiet because causes were removed.",
    trends: [
      "Many employers rename the function platform engineering and ask for internal developer portals such as Backstage.",
      "Enterprise and federal buyers request software bills of materials and signed builds, adding supply chain security to the pipeline.",
    ],
    questions: [
      {
        question: "Is a site reliability engineer the same hire?",
        answer:
          "Related, with a different center. SRE grew out of Google and manages reliability through error budgets and software; DevOps postings lean toward delivery pipelines and environments. In a small company one person does both. Put the share of each in the advertisement, because applicants choose by it.",
      },
      {
        question: "Could we promote a system administrator or a developer instead?",
        answer:
          "Either route works. Administrators bring Linux, networking and calm during outages, and must take up code review and testing. Developers bring those habits and need patience for operations. Pick the person already automating chores unasked, and budget for a mentor through the first few rotations.",
      },
      {
        question: "How is on-call duty usually paid?",
        answer:
          "Practices differ: a flat weekly stipend, an amount per page, time off after a bad night, or nothing beyond salary. Candidates compare. For nonexempt staff, wage rules on waiting and response time apply, so ask counsel how restrictive your rotation may be.",
      },
    ],
  },
  "cloud-architect-recruiters": {
    description:
      "Before a migration or a merger of accounts, bring in a Cloud Architect who can defend the design, the bill and the recovery plan to your board.",
    intro:
      "Each team has picked its own region, network and login, and finance cannot tell which product the invoice belongs to. What is missing is one designer with authority to say how accounts, identity and recovery fit together.",
    hiredFor: {
      text: "The trigger is commonly a data center lease ending, an acquisition that brought a second provider, or an auditor asking for proof of recovery. The architect draws the target, prices it, writes the decisions down with their alternatives, and stays close enough to the build that the drawing remains true.",
      duties: [
        "Write a decision record comparing managed Kafka with a simpler queue, costs included.",
        "Chair the weekly review where teams present designs before they build.",
        "Run a failover rehearsal and measure recovery against the promised RTO and RPO.",
      ],
    },
    credentials: [
      "AWS Certified Solutions Architect, Professional",
      "Microsoft Certified: Azure Solutions Architect Expert",
      "Google Professional Cloud Architect",
      "FinOps Certified Practitioner",
      "TOGAF Enterprise Architecture certification",
    ],
    tools: ["AWS Control Tower", "Microsoft Entra ID", "Terraform modules", "Lucidchart", "AWS Cost Explorer"],
    screening: [
      {
        title: "Design defended aloud",
        text: "We describe a regional insurer with a mainframe feed, strict recovery targets and a fixed budget. Forty-five minutes at a shared board follow, and halfway through the budget is cut.",
      },
      {
        title: "Documents they left behind",
        text: "Sanitized decision records, diagrams, a migration wave plan. Writing shows whether options were weighed or a vendor's reference picture was copied, and whether an operator could act on the page.",
      },
      {
        title: "Drawing against build",
        text: "An engineer who implemented the design gives the reference. We ask which parts proved impractical, how the architect reacted, and what the first three invoices looked like against the estimate.",
      },
    ],
    good: "Produces designs that pass security review and land within a stated cost range. Teams receive patterns, naming rules and an account structure they can follow on their own.",
    great:
      "Talks a director out of a migration that would not pay, with figures. Keeps a hand in the repository, retires patterns that failed, and gets rival teams to agree on one network.",
    trends: [
      "Moving selected workloads back on premises is openly discussed, and architects are expected to cost both directions.",
      "Access to GPUs, data residency and model hosting now appear in design reviews that once covered only storage and compute.",
    ],
    questions: [
      {
        question: "Should we hire permanently or bring in a consultant?",
        answer:
          "For a single migration with an end date, a consultant or fractional architect often suffices. Hire when several teams keep building, because standards decay once nobody guards them. A common arrangement pairs an outside designer with an internal engineer who is being prepared for the post.",
      },
      {
        question: "Does experience on AWS transfer to an Azure shop?",
        answer:
          "The principles do: identity, network boundaries, failure domains, cost. Product details take months to relearn, and hybrid identity with Entra ID is the usual gap. If the migration starts immediately, require experience on your provider. Otherwise favor judgment, and fund the second certification.",
      },
      {
        question: "To whom should a cloud architect report?",
        answer:
          "Commonly the CTO, a head of infrastructure or a chief architect. Reporting inside one product team weakens the standing needed to set rules for others. Decide beforehand whether the post can veto a design or only advise, since experienced candidates raise that in the first conversation.",
      },
    ],
  },
  "data-engineer-recruiters": {
    description:
      "Reports disagree when nobody owns the pipeline. Our recruiters find the Data Engineer who models, tests and documents what analysts rely on.",
    intro:
      "Monday's dashboard is blank again, and two departments quote different revenue for the same month. A careful builder of pipelines would catch the broken load at dawn and settle the definition once.",
    hiredFor: {
      text: "Analysts who spend their days repairing spreadsheets are the usual reason for the opening. The engineer pulls data from the ERP, CRM, payment processor and event streams into a warehouse, models it so that one order counts once, and guards the result with tests, lineage and access rules.",
      duties: [
        "Model orders, refunds and customers in dbt, with tests on every key.",
        "Repair an Airflow run after a vendor changed a field overnight.",
        "Agree with finance on what counts as an active account, then document it.",
      ],
    },
    credentials: [
      "SnowPro Core Certification",
      "Databricks Certified Data Engineer",
      "Google Cloud Professional Data Engineer",
      "AWS Certified Data Engineer, Associate",
      "Degree in computing, statistics or engineering",
    ],
    tools: ["Snowflake", "Databricks", "dbt", "Apache Airflow", "Kafka", "Fivetran"],
    screening: [
      {
        title: "SQL on messy tables",
        text: "Three tables with duplicates, late rows and a time zone trap. Applicants write the query, then tell us how they would know it is wrong. The second half separates people.",
      },
      {
        title: "A load that failed",
        text: "One failure, told in full: what alerted them, how far bad rows had traveled, who was informed and how the backfill was done. Vague answers suggest someone else held the pager.",
      },
      {
        title: "Cost and volume",
        text: "Row counts, refresh frequency, warehouse size, monthly credits. A person who ran the platform quotes these from memory and can name the query that used to burn the most.",
      },
    ],
    good: "Loads finish before the business opens, schema changes upstream trigger a warning, and each table has an owner and a description. Requests for a new source get a realistic date.",
    great:
      "Reduces the number of tables. Persuades source teams to sign data contracts, retires duplicate metrics after talking to each user, and makes analysts quick enough to answer questions without a ticket.",
    trends: [
      "Open table formats such as Apache Iceberg let companies change query engines, and familiarity with them turns up in postings.",
      "Retrieval systems for language models need clean documents and permissions, work that falls to whoever already runs the pipelines.",
    ],
    questions: [
      {
        question: "Which comes first, the data engineer or the data scientist?",
        answer:
          "The engineer, nearly always. A scientist hired onto scattered exports ends up building pipelines, often unhappily. If budget allows one person, look for an analytics engineer: strong SQL, dbt, and enough business sense to sit with finance and agree on what a number means.",
      },
      {
        question: "Must they know our warehouse product already?",
        answer:
          "Preferably for a first hire, less so on a team. Snowflake, BigQuery, Redshift and Databricks share SQL and concepts, while pricing and tuning differ. A newcomer to your product can cause an unpleasant invoice, so set resource limits during the opening months.",
      },
      {
        question: "How do we protect customer data during a technical test?",
        answer:
          "Use synthetic or public tables, never an extract. Candidates with health care or banking backgrounds will notice if you do otherwise. During employment, role-based access and masking should already exist, and for HIPAA or GLBA data your compliance officer ought to approve the access list.",
      },
    ],
  },
  "machine-learning-engineer-recruiters": {
    description:
      "Notebooks do not serve customers. Hire a Machine Learning Engineer who deploys, monitors and retrains models, vetted on systems that stayed live.",
    intro:
      "The model scored well in a notebook in spring and has never answered a live request. To get it there takes someone half software engineer, half statistician, who worries about latency and stale features.",
    hiredFor: {
      text: "Fraud scoring, recommendations, document extraction, demand forecasts, assistants built on large language models: products differ, while the gap is alike. Data science has shown it can work, and nobody can run it. This engineer builds training jobs, evaluation sets, serving code and the monitoring that reports when predictions drift.",
      duties: [
        "Package a model behind an API and load-test it against the latency target.",
        "Assemble an evaluation set from real failures and rerun it before each release.",
        "Compare a fine-tuned small model with a hosted one on quality and cost.",
      ],
    },
    credentials: [
      "Master's or PhD in a quantitative field",
      "Google Professional Machine Learning Engineer",
      "Databricks Certified Machine Learning Professional",
      "Papers or open model releases, where relevant",
    ],
    tools: ["PyTorch", "Hugging Face", "MLflow", "Amazon SageMaker", "Ray", "Weights & Biases"],
    screening: [
      {
        title: "Production, confirmed",
        text: "Requests per second, the retraining schedule, the baseline it replaced, the metric the business watched. We put those four to the candidate, and later to the product manager who lived with the model.",
      },
      {
        title: "Evaluation sense",
        text: "A résumé claim of very high accuracy gets one reply from us: describe the test set. Leakage, class imbalance and the price of each error type should surface without prompting.",
      },
      {
        title: "Engineering hygiene",
        text: "The code sample is read by a software reviewer, who checks for tests, pinned dependencies, seeds and configuration. Notebook exports are accepted provided the author explains how they became a service.",
      },
    ],
    good: "Gets a model live behind a flag, with monitoring for drift and a rollback that works. Experiments are logged, so results from last quarter can be reproduced by a colleague.",
    great:
      "Argues for a rule or a regression when that suffices, and shows the comparison. Where a model is warranted, finds the labeling error everyone had trained around, and the metric jumps.",
    trends: [
      "Hosted foundation models moved effort from training toward evaluation, retrieval and guardrails, and job descriptions are catching up.",
      "Applicants ask early about GPU access and data rights; a team without either loses people to one that has both.",
    ],
    questions: [
      {
        question: "Is a PhD necessary for our opening?",
        answer:
          "For research on new architectures, often. For recommendation, forecasting or document products, a record of deployed systems says more, and the requirement shuts out strong engineers. If publications matter to customers or investors, state that, and allow published code as an alternative.",
      },
      {
        question: "What separates this job from a data scientist's?",
        answer:
          "Output. A scientist delivers an analysis or a validated model; the engineer delivers a service with uptime, tests and a pager. Small companies blur the two. Interview for whichever half your present team lacks, and say plainly who cleans the training data.",
      },
      {
        question: "Can rules on automated decisions affect this hire?",
        answer:
          "They can shape the work. Credit models answer to ECOA and fair lending review, hiring tools in New York City to Local Law 144, and sales into Europe to the EU AI Act. Ask candidates about documentation and bias testing they have done, and involve counsel early.",
      },
    ],
  },
  "cybersecurity-analyst-recruiters": {
    description:
      "Alert queues need a Cybersecurity Analyst who tells noise from intrusion. Hire for SOC shifts, vulnerability work or incident response, tested on cases.",
    intro:
      "Alerts scroll past unread, the phishing mailbox belongs to nobody, and the insurer's questionnaire is due. You are looking for a patient skeptic who closes tickets with evidence and knows when to wake somebody.",
    hiredFor: {
      text: "Some employers are starting a security function after a scare or a customer audit; others staff a security operations center around the clock. Tasks range from triaging endpoint alerts and chasing patches to gathering evidence for PCI DSS, HIPAA or CMMC. The title covers all of it, so scope comes first.",
      duties: [
        "Triage endpoint and sign-in alerts, isolating a laptop when the evidence warrants it.",
        "Rank Nessus findings by exposure and press system owners until patches land.",
        "Write the incident timeline that legal, the insurer and leadership will read.",
      ],
    },
    credentials: [
      "CompTIA Security+ or CySA+",
      "GIAC GCIH or GCIA",
      "Microsoft Security Operations Analyst Associate",
      "CISSP for senior analysts",
      "Secret or TS/SCI clearance, where contracted",
    ],
    tools: ["Splunk", "Microsoft Sentinel", "CrowdStrike Falcon", "Nessus", "Wireshark", "MITRE ATT&CK"],
    screening: [
      {
        title: "Alert triage drill",
        text: "Ten alerts, thirty minutes, one of them real. Candidates sort, dismiss and escalate in writing. We grade the reasoning on the nine false ones as closely as the catch.",
      },
      {
        title: "Certificates checked",
        text: "Certification numbers are confirmed with ISC2, CompTIA or GIAC, and expiry noted. For cleared work your facility security officer verifies eligibility; we never ask for details of classified assignments.",
      },
      {
        title: "Writing for executives",
        text: "Each finalist turns a page of raw log lines into four sentences for a chief financial officer. Overstatement loses marks. Hiding behind acronyms loses more, and a recommended next step earns some back.",
      },
    ],
    good: "Works the queue to zero or hands it over documented, tunes a noisy rule instead of ignoring it, and preserves evidence before cleaning a machine. Escalations reach the right person first time.",
    great:
      "Hunts between alerts. Spots a service account signing in from two places, writes the detection, and then fixes the onboarding form that created such accounts in the first place.",
    trends: [
      "Managed detection providers absorb first-tier monitoring for midsize firms, leaving in-house analysts with investigation and vendor oversight.",
      "Public companies must report material incidents to the SEC on Form 8-K, which puts a premium on clear, prompt write-ups.",
    ],
    questions: [
      {
        question: "How should we staff nights and weekends in a SOC?",
        answer:
          "Count honestly: one seat covered continuously takes about five people once leave and training are included. Many employers buy overnight monitoring and keep days in-house. If you run your own nights, prefer fixed shifts with a differential to rapid rotation, and give the move to days a date.",
      },
      {
        question: "Can we train someone from the help desk?",
        answer:
          "Yes, and it is a well-worn path. Look for the technician who writes good tickets, asks why an account locked and studies for Security+ unprompted. Pair that person with an experienced analyst, since a solo beginner has nobody to confirm a doubtful call.",
      },
      {
        question: "What background check is appropriate for this position?",
        answer:
          "Criminal history and employment verification are normal, and credit reports are limited by law in several states. Under the Fair Credit Reporting Act the candidate must get disclosure and give written consent. Federal contracts add their own suitability review. Let counsel approve the package.",
      },
    ],
  },
  "network-engineer-recruiters": {
    description:
      "Switches, firewalls, wireless and the circuit to the cloud: recruit a Network Engineer proven by a live lab, change records and configurations.",
    intro:
      "Calls drop on the third floor, a branch router is years past support, and every firewall change is a gamble. A methodical troubleshooter who documents the wiring closet as carefully as the core would settle it.",
    hiredFor: {
      text: "Hospitals, school districts, manufacturers and carriers hire for this seat when sites are added, hardware reaches end of support or SD-WAN replaces old circuits. Part of the week is design and configuration. Another part is physical: racks, optics, badge access, a drive to a branch, and change windows after midnight.",
      duties: [
        "Replace an access switch stack overnight and verify every VLAN before staff arrive.",
        "Capture packets to show whether slowness comes from wireless, DNS or the application.",
        "Clean up firewall rules with application owners and record why each remains.",
      ],
    },
    credentials: [
      "Cisco CCNA or CCNP Enterprise",
      "Juniper JNCIA-Junos",
      "Palo Alto Networks firewall certification",
      "CWNA for wireless-heavy sites",
      "CCIE for the most complex networks",
    ],
    tools: ["Cisco IOS XE", "Palo Alto firewalls", "Cisco Meraki", "SolarWinds", "Wireshark", "Ansible"],
    screening: [
      {
        title: "Live troubleshooting lab",
        text: "A virtual topology with a routing loop, a mismatched native VLAN and a tunnel that will not form. Our reviewer records the sequence of checks, layer by layer, and every change made without a way back.",
      },
      {
        title: "Change records",
        text: "Candidates walk us through an actual change plan: prechecks, commands, verification, rollback and approval. Those who worked under a change board have one handy; others reveal how they improvised.",
      },
      {
        title: "Scale, plainly",
        text: "Number of sites, routing protocols, firewall vendor, circuits, headcount on the team. A résumé line about BGP can mean peering with two carriers or watching someone do so. A former lead tells us which.",
      },
    ],
    good: "Keeps diagrams and configurations current, finishes changes inside the window, and restores service before debating blame. Firmware is patched on a calendar that the business owners have seen and accepted.",
    great:
      "Automates the tedious checks in Python or Ansible, so an audit of two hundred switches takes minutes. Carriers and application teams accept the findings because the capture is attached.",
    trends: [
      "SASE and zero trust projects merge network and security duties, so firewall and identity experience raises the offer.",
      "Wi-Fi refreshes and networked cameras strain power and cabling, and people comfortable inside wiring closets are wanted again.",
    ],
    questions: [
      {
        question: "Can a network engineer work fully remotely?",
        answer:
          "Design, automation and monitoring can be done from anywhere, with out-of-band access in place. Hardware cannot. Companies with few sites commonly ask for two or three days on location plus maintenance nights, or contract local hands for swaps. State the travel radius and vehicle arrangement in the posting.",
      },
      {
        question: "Is a Cisco certificate enough evidence of skill?",
        answer:
          "CCNA shows the fundamentals were studied, and CCIE includes a long practical exam. Between them, paper tells little. A half-hour in a lab, with a fault to find, shows who has configured live equipment. Cisco certificates expire unless renewed, so look at the date.",
      },
      {
        question: "How do we handle after-hours maintenance fairly?",
        answer:
          "Publish the windows a quarter ahead, give time off the following day and rotate holidays. Check exempt status too: installing and supporting equipment may not by itself meet the FLSA computer or administrative exemption, in which case overtime is due. Counsel can review the duties.",
      },
    ],
  },
};
