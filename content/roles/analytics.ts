import type { RoleCopy } from "../types.ts";

/** The text of each Analytics role page, by slug. */
export const analytics: Readonly<Record<string, RoleCopy>> = {
  "data-analyst-recruiters": {
    description:
      "Reports nobody trusts are worse than none. Hire a Data Analyst who writes clean SQL, asks what decision is at stake and shows the doubtful rows.",
    intro:
      "Three departments quote three churn figures, and meetings begin with an argument about the spreadsheet. Patience and SQL go a long way here: the analyst traces each number to its source and writes down the definition everybody uses.",
    hiredFor: {
      text: "The seat usually opens when a founder, marketer or operations lead can no longer answer questions from exports. Expect the early weeks to go on definitions and permissions. Product, marketing, finance and clinical analysts differ in vocabulary and in how much experimentation they know, so name the department that will ask the most.",
      duties: [
        "Write queries that answer a manager's question and reconcile to finance's total",
        "Clean exports, flag duplicates and record each assumption beside the result",
        "Present a finding in two charts and one recommendation",
      ],
    },
    credentials: [
      "Bachelor's with statistics or economics coursework",
      "Tableau Certified Data Analyst",
      "Google Data Analytics Certificate",
      "Portfolio or public notebook repository",
    ],
    tools: ["PostgreSQL", "Snowflake", "Excel", "Tableau", "Amplitude", "Jupyter"],
    screening: [
      {
        title: "A flawed dataset",
        text: "Two small tables go out with duplicates, a time-zone shift and a misleading average, plus one business question. The written reply shows which traps were noticed and how clearly doubt was stated.",
      },
      {
        title: "Questions before queries",
        text: "In a live call the request is deliberately vague: sales are down, find out why. We count the clarifying points raised before any code appears, especially about period, segment and definition.",
      },
      {
        title: "What the memo changed",
        text: "From the portfolio we choose one analysis and ask what was decided because of it. A stakeholder in that decision tells us if the memo was read and the figure survived.",
      },
    ],
    good: "Returns a correct answer by the agreed day, with filters and joins documented and totals checked against the ledger. Says so when the data cannot support the conclusion people hoped for.",
    great:
      "Turns the request into the decision behind it and discovers a tracking bug on the way. The definition is corrected for every team, and six reports that nobody opened are retired.",
    trends: [
      "Language models draft SQL quickly, so interviews move toward spotting a plausible query that returns the wrong rows.",
      "Consent banners and blocked trackers leave gaps in web data, and analysts who can explain missing traffic are sought after.",
    ],
    questions: [
      {
        question: "What sort of take-home test is reasonable?",
        answer:
          "One that fits in two hours, uses invented data and ends in a one-page memo. Longer assignments lose employed candidates, and real company data raises confidentiality issues. Pay for anything larger. Follow it with a short discussion, which also shows who did the work.",
      },
      {
        question: "Do we need Python, or is SQL sufficient?",
        answer:
          "For reporting, funnels and ad hoc questions, SQL and a spreadsheet carry nearly everything. Python earns its place when files arrive from many sources or a forecast is expected. Listing it as required removes capable analysts with finance and operations backgrounds.",
      },
      {
        question: "Where in the company should the analyst report?",
        answer:
          "Near the executive who asks most of the questions, commonly finance or operations. Placed under IT, a first analyst can drift into access tickets. Once there are three or four, a central lead with people assigned to departments keeps definitions aligned.",
      },
    ],
  },
  "data-scientist-recruiters": {
    description:
      "Models that reach production and change a decision: by that measure we judge a Data Scientist, reviewing past experiments along with the code.",
    intro:
      "Last year's pilot model is still in its notebook and pricing still runs on instinct. Candidates for this job should favor the simplest method that works and be able to prove its effect.",
    hiredFor: {
      text: "Clarify the output before the title. Experiments and causal questions call for a statistician; ranking, fraud or demand forecasts call for someone who trains and monitors models; language model products lean toward engineering. Each group reads the same posting differently. Two facts sharpen it: what would be decided automatically, and what a wrong prediction costs.",
      duties: [
        "Frame a business problem as a measurable target with an honest baseline",
        "Train, validate and compare models, guarding against leakage from future data",
        "Design A/B tests, set sample size in advance and report the interval",
      ],
    },
    credentials: [
      "Graduate degree in statistics or computer science",
      "Peer-reviewed papers or conference talks",
      "AWS or Databricks machine learning certificate",
      "Kaggle or open source record",
    ],
    tools: ["scikit-learn", "PyTorch", "Databricks", "MLflow", "Apache Spark", "R"],
    screening: [
      {
        title: "Model post-mortem",
        text: "Finalists present a project that failed or faded. Baseline, leakage, drift, who pulled the plug: each is asked about. Vague memories of the data usually mean that the work was a colleague's.",
      },
      {
        title: "Notebook to repository",
        text: "A code sample or small refactoring task goes to your engineers with three things to check: tests, naming, and if the results reproduce on a second machine. We collect their notes before the panel meets.",
      },
      {
        title: "Explaining to a skeptic",
        text: "They get five minutes to tell a sales director why the forecast is a range. Our recruiter plays the director and keeps asking for one number, and plain words matter more than notation.",
      },
    ],
    good: "Beats a documented baseline, validates on data held out by time and versions the features. The product manager receives error costs in dollars, which a score alone would not convey.",
    great:
      "Recommends a rule of thumb where a model would not pay. Sees the feedback loop before launch and designs the rollout so that somebody else can measure the lift independently.",
    trends: [
      "Foundation models replaced some custom text classifiers, and designing the evaluation has become the scarce part of the work.",
      "Employers divide the old job in two: product scientists who run experiments, and applied ones who deploy.",
    ],
    questions: [
      {
        question: "Is a doctorate necessary for this position?",
        answer:
          "For research or novel methods, it helps. For pricing, churn and forecasting, models that shipped tell you more. A degree filter also sends away strong people from engineering and operations research, so ask for proof of work and leave the diploma optional.",
      },
      {
        question: "Should our first hire be a scientist or a data engineer?",
        answer:
          "If tables are missing, late or undocumented, start with the engineer. A scientist brought in too early builds pipelines reluctantly and leaves. When a warehouse exists and one costly decision repeats every day, the modeler can show value. We will say which case yours looks like.",
      },
      {
        question: "How do stock and bonus fit into an offer?",
        answer:
          "Public technology companies pay a sizable share in RSUs, so candidates from there compare vesting schedules, refreshers and unvested amounts. Private firms answer with options, a sign-on payment or scope. Send the equity terms in writing along with base; verbal ranges stall the decision.",
      },
    ],
  },
  "business-analyst-recruiters": {
    description:
      "Requirements that developers can build and users recognize. Meet a Business Analyst vetted on process maps, workshops and acceptance criteria.",
    intro:
      "Software gets delivered on time and the warehouse keeps its spreadsheet, because the Friday exception was never written down. Good listening fills this gap, followed by requirements that a developer can build and a tester can fail.",
    hiredFor: {
      text: "Companies open this role around a system change: a new ERP, a claims platform, a customer portal. Half of the value is diplomatic, getting two departments to agree on one process. Decide if you want a domain expert, a technical analyst who maps data and APIs, or a product owner in all but name.",
      duties: [
        "Interview users, map the current process and mark where it breaks",
        "Write user stories with acceptance criteria that a tester can execute",
        "Run user acceptance testing and chase sign-off from each department",
      ],
    },
    credentials: [
      "CBAP or CCBA from IIBA",
      "PMI-PBA certification",
      "Scrum product owner certificate",
      "Degree in business or information systems",
    ],
    tools: ["Jira", "Confluence", "Visio or Lucidchart", "Azure DevOps", "Balsamiq"],
    screening: [
      {
        title: "From interview to story",
        text: "Our recruiter acts as a billing clerk describing a messy refund process. Within half an hour the candidate produces a process sketch and three user stories; overlooked exceptions are the main thing we mark.",
      },
      {
        title: "A specification they authored",
        text: "Every finalist sends a redacted requirements document or backlog. Traceability, the decision log and the change requests after sign-off reveal how well the original questions were put and who answered them.",
      },
      {
        title: "References in pairs",
        text: "One developer and one business user from the same project. The first is asked about ambiguity and the second about being heard, and the distance between the two accounts goes in our notes.",
      },
    ],
    good: "Keeps a clean backlog and tells apart what was asked for from what is needed. Sign-off exists in writing, and developers' questions are answered before the sprint stalls on them.",
    great:
      "Finds that a policy change removes the need for half the build and says so to the sponsor. Vendor, users and testers would all still choose to work with this analyst again.",
    trends: [
      "Meeting transcripts and first-draft stories come from software, leaving analysts to settle contradictions between stakeholders.",
      "Cloud ERP migrations with fixed vendor deadlines keep contract analysts booked, particularly those who know data conversion.",
    ],
    questions: [
      {
        question: "How does this role differ from a project manager's?",
        answer:
          "One owns what is to be built and why; the other owns dates, money and people. Small projects give both to a single hire, and requirements suffer when the schedule slips. If your last project was late, hire a manager; if it was wrong, an analyst.",
      },
      {
        question: "Contract or permanent for a system replacement?",
        answer:
          "For a fixed implementation, contract is common and brings people who have done the same platform elsewhere. Their knowledge leaves at go-live. A frequent arrangement pairs one permanent analyst from the business with a contractor, and names the handover documents as a deliverable.",
      },
      {
        question: "Can someone from our operations team take this on?",
        answer:
          "They hold the hardest part, which is knowing how work really happens. Give them training in story writing and facilitation, an entry-level IIBA certificate if you like formal steps, and full release from the old duties. Part-time analysts get pulled back at month end.",
      },
    ],
  },
  "business-intelligence-analyst-recruiters": {
    description:
      "One version of revenue on every screen. Recruit a Business Intelligence Analyst for Power BI, Tableau or Looker, tested on the model under the charts.",
    intro:
      "Two dashboards show two revenue totals, and the board has seen both. This seat suits a data modeler with an eye for layout, happier deleting a chart than decorating one, who will keep the metric dictionary.",
    hiredFor: {
      text: "Less exploration, more plumbing and publishing: that is the line between this position and a general analyst. The work lives in semantic models, refresh schedules, access rules and adoption. Before searching we learn which platform you license, how many people open the reports, and who has authority to decide what counts as a customer.",
      duties: [
        "Model star schemas and write measures in DAX or LookML",
        "Set row-level security so that each manager sees only permitted figures",
        "Monitor refreshes, retire unused reports and train departments on the rest",
      ],
    },
    credentials: [
      "Microsoft PL-300, Power BI Data Analyst",
      "Looker or Tableau vendor certificate",
      "dbt analytics engineering certification",
      "Information systems or related degree",
    ],
    tools: ["Power BI", "Looker", "dbt", "BigQuery", "SQL Server", "Microsoft Fabric"],
    screening: [
      {
        title: "Under the visuals",
        text: "Applicants share a file built on public data. Relationships, measures and naming are read first and the pages last; a single flat table feeding forty charts counts as a warning.",
      },
      {
        title: "Slow dashboard clinic",
        text: "Say a report needs ninety seconds to load. We ask for a diagnosis in order, hoping for cardinality, query folding, aggregation and visuals per page ahead of any talk of buying capacity.",
      },
      {
        title: "Adoption evidence",
        text: "The big platforms log usage. Candidates tell us how many people opened their best report and what it replaced; a business user from those days says which decisions leaned on it.",
      },
    ],
    good: "Ships reports that reconcile to the general ledger and documents each measure. A failed refresh is fixed before the morning meeting, and access requests follow the rule that was agreed.",
    great:
      "Brings sales and finance to one definition of bookings and, with their consent, cuts eighty reports to fifteen. Analysts in other departments reuse the certified dataset without having to ask.",
    trends: [
      "Microsoft Fabric and cloud warehouses fold data preparation into the analyst's seat, blurring its border with analytics engineering.",
      "Natural language query works only on well-named models, which brings attention back to metadata and metric definitions.",
    ],
    questions: [
      {
        question: "Should we require the exact platform we license?",
        answer:
          "For a lone hire, yes, since no colleague can help. In a team, someone strong in modeling crosses from Tableau to Power BI with some relearning; DAX takes longest. Ask for dimensional modeling in the posting and list the product second.",
      },
      {
        question: "Is this a job that works fully remote?",
        answer:
          "Largely. Building and upkeep need nothing but access. The weak spot is gathering requirements from executives who mention things in hallways, so plan a fixed weekly review and a few visits early on. Regulated data may call for company equipment and a stated location.",
      },
      {
        question: "Who owns the dashboards if this person leaves?",
        answer:
          "Make ownership part of the hire: workspaces under a service account, models in Git or deployment pipelines, a metric glossary outside anyone's laptop. During selection we ask how candidates handed over their last set of reports. Those who did it well can name the successor and the documents.",
      },
    ],
  },
  "quantitative-analyst-recruiters": {
    description:
      "Pricing, risk or alpha research: brief us on the desk and we find the Quantitative Analyst whose mathematics, code and notice terms fit it.",
    intro:
      "Exotics are being priced in a spreadsheet that only one trader understands, and validation findings stay open. The desk is missing a mathematician who writes production code and will argue with the front office.",
    hiredFor: {
      text: "Desk quants price and hedge beside traders. Validation quants challenge models for a bank's risk function. Researchers at funds hunt for signals, and developers make all of it run quickly. Pay structure, hours and interview style differ among the four, and candidates seldom cross without a reason. Desk, asset class and language open our brief.",
      duties: [
        "Derive, implement and calibrate pricing or risk models against market quotes",
        "Backtest signals or exposures, controlling for costs, lookahead and survivorship",
        "Write model documentation that validators and examiners can reproduce",
      ],
    },
    credentials: [
      "PhD in mathematics, physics or statistics",
      "Master's in financial engineering",
      "FRM certification or CFA charter",
      "CQF certificate",
      "Series 57 for algorithm developers",
    ],
    tools: ["Python", "C++", "kdb+/q", "Bloomberg Terminal", "QuantLib", "MATLAB"],
    screening: [
      {
        title: "Probability at the board",
        text: "Short problems on conditional expectation, a stopping rule, a simple stochastic process. We borrow them from your desk and record the reasoning; a wrong turn that gets noticed and corrected beats a memorized answer.",
      },
      {
        title: "Backtest autopsy",
        text: "The topic is a strategy that died out of sample. We press on transaction costs, parameter count, capacity and how many variants were tried, because that last figure is the one people forget.",
      },
      {
        title: "Restrictions in writing",
        text: "Non-compete, garden leave, deferred bonus and code ownership are read from the contract itself, with consent, and passed to your counsel. No one is asked what the current employer's models do.",
      },
    ],
    good: "Implements a known model correctly and tests it at the edges. A risk manager can follow the explanation of Greeks or factor exposures, and documentation stays level with the code.",
    great:
      "Tells the desk that a profitable trade is model error, proves it with one plot and replaces the model within the month. Juniors inherit a library with tests and no mystery constants.",
    trends: [
      "Long garden leave at funds and market makers means start dates are negotiated alongside the money.",
      "Machine learning models at banks go through model risk review, and validators who understand both subjects are hard to find.",
    ],
    questions: [
      {
        question: "How long until a quant can actually start?",
        answer:
          "Garden leave and notice clauses vary from a few weeks to many months, and hedge funds tend toward the long end. Bonus dates matter as well, since moves cluster after payout. Get the documents early and have employment counsel judge which restrictions apply in your state.",
      },
      {
        question: "How are buyouts of deferred pay usually handled?",
        answer:
          "The new employer often replaces forfeited stock or deferred cash on a matching vesting schedule, against written proof such as award statements. Some funds offer a guaranteed first-year bonus in its place. Have tax and employment counsel look at the terms before the letter is drafted.",
      },
      {
        question: "Can a software engineer or physicist make the switch?",
        answer:
          "Into research support and quant development, regularly. Physicists bring numerical methods; engineers bring latency and testing. Market conventions, day counts and trade accounting can be learned on the job. Pricing seats with client exposure usually want finance training from the start.",
      },
    ],
  },
};
