import type { RoleCopy } from "../types.ts";

/** The text of each Administrative role page, by slug. */
export const administrative: Readonly<Record<string, RoleCopy>> = {
  "administrative-assistant-recruiters": {
    description:
      "Hire an Administrative Assistant who keeps a department's paper, calendars and vendors in order. Work samples and references come before interviews.",
    intro:
      "Purchase orders sit unsigned, meeting rooms get booked twice and managers spend their mornings formatting slides when nobody holds this desk. The right hire enjoys finishing small things completely and keeps a list that other people can trust.",
    hiredFor: {
      text: "Departments of eight to thirty people often share one assistant, and the job grows to fit whatever the group neglects. Expect a mix of scheduling, correspondence, purchasing, file upkeep and event logistics. The manager who writes down the five recurring tasks that matter most gets a better match than the one who posts a generic list.",
      duties: [
        "Prepare meeting packets, reserve the room and chase whoever has not answered the invitation.",
        "Enter requisitions, match packing slips to invoices and forward them to accounts payable.",
        "Keep the shared drive, contact lists and templates current enough that nobody saves private copies.",
      ],
    },
    credentials: [
      "Associate degree or business certificate",
      "Microsoft Office Specialist (MOS)",
      "Certified Administrative Professional (CAP)",
      "State notary public commission",
    ],
    tools: ["Microsoft 365", "Google Workspace", "SharePoint", "Adobe Acrobat", "SAP Concur", "DocuSign"],
    screening: [
      {
        title: "Formatting exercise",
        text: "Candidates receive a messy Word document, a spreadsheet of attendees and a deadline. We look at styles, mail merge fields and proofreading, then ask them to explain one correction they made without being told.",
      },
      {
        title: "Whose work comes first",
        text: "Three managers, one afternoon, five requests: the candidate puts them in order aloud. Anyone who would ask about deadlines and warn the person waiting longest moves ahead of those who promise everything.",
      },
      {
        title: "Reference from a peer",
        text: "A former supervisor sees the polished result. We also call a colleague who depended on this desk, and ask what became of requests that came in late on a Friday.",
      },
    ],
    good: "Answers every request with a date, keeps it, and flags a conflict while there is still time to move something. Documents leave the desk spelled correctly and filed where the team agreed to put them.",
    great:
      "Notices that the same form is returned for correction each month and fixes the form. By the second quarter, new employees are sent to this desk first, since the answer given there turns out right.",
    trends: [
      "Postings increasingly bundle light bookkeeping or HR onboarding into the position, which narrows the field and raises expectations on pay.",
      "Universities, hospitals and public agencies draw on the same pool with pensions and tuition benefits that private firms rarely match.",
    ],
    questions: [
      {
        question: "Should an administrative assistant be paid hourly or on salary?",
        answer:
          "Hourly, in most cases. Routine clerical work rarely meets the duties test of the FLSA administrative exemption, whatever the title says, so overtime is due past forty hours in a week. Some states set stricter rules. Put expected hours in writing and have counsel review any plan to pay a salary.",
      },
      {
        question: "Is a part-time assistant enough for a small department?",
        answer:
          "Often, if the work arrives in predictable blocks such as month-end or board week. Twenty to twenty-five hours suits people who want a fixed shorter schedule and plan to stay. It works badly when managers need answers all day, because the requests pile up outside the agreed hours.",
      },
      {
        question: "How do we promote from this seat later?",
        answer:
          "Usual next steps are executive support, office management, project coordination or a junior place in HR or purchasing. Tell us which of these you can truly offer. Applicants with ambition ask about it early, and those who prefer depth in the same job are equally valuable when the posting is honest.",
      },
    ],
  },
  "executive-assistant-recruiters": {
    description:
      "Calendar, board papers, travel, confidences: find an Executive Assistant matched to the way your chief executive works, with references called by us.",
    intro:
      "Without this person a chief executive negotiates flight changes at midnight and walks into a board meeting with last week's deck. The seat suits someone who reads the business closely, says no on another's behalf and repeats nothing overheard.",
    hiredFor: {
      text: "The hire protects one scarce thing: the attention of a senior leader. That means deciding which meetings happen, preparing what is read beforehand and following up on what was promised. In founder-led companies the work may spill into household matters or a family office, and both sides should agree on that boundary before the offer.",
      duties: [
        "Rebuild the week's calendar after a customer crisis, and explain each move to those displaced.",
        "Assemble board books, collect late papers from officers and load them to the portal.",
        "Reconcile the executive's card statements against receipts and file expense reports before month-end.",
      ],
    },
    credentials: [
      "Prior support of a C-level officer",
      "Bachelor's degree, preferred in larger companies",
      "PACE credential from ASAP",
      "CAP or notary commission",
    ],
    tools: ["Outlook and Exchange", "Diligent Boards", "SAP Concur", "Navan", "Zoom and Teams", "Slack"],
    screening: [
      {
        title: "The calendar problem",
        text: "We hand over an impossible Tuesday: an investor in London, a dentist, an all-hands and a delayed flight. What interests us is which questions come back before anything gets moved.",
      },
      {
        title: "Confidence, tested sideways",
        text: "During the interview we ask for details about a former principal's deal or departure. Those who decline politely pass; a good story told too freely ends the conversation.",
      },
      {
        title: "The former principal",
        text: "At least one reference comes from an executive this person supported, reached by phone. We ask what the assistant decided alone, and what it took to earn that latitude.",
      },
    ],
    good: "Runs the calendar without daily instruction, books travel that survives a cancellation and has the briefing note ready the evening before. Callers are treated courteously even when the answer is no.",
    great:
      "Sits in the staff meeting, tracks who owes what and asks for it before the executive remembers. Direct reports come here to learn if it is a good day to bring bad news.",
    trends: [
      "Postings for chiefs of staff and senior assistants overlap, and applicants want the decision rights spelled out before interviewing.",
      "Fully remote support has become accepted for some founders, while boards and private equity partners still ask for presence.",
    ],
    questions: [
      {
        question: "What should we tell candidates about our CEO's working style?",
        answer:
          "More than feels comfortable. Response hours, preferred channel, travel load, temper, and how the last assistant left all come up eventually. We interview the executive for half an hour before searching, and share a candid summary with finalists so that nobody discovers the hard parts in week three.",
      },
      {
        question: "Is an executive assistant exempt under the overtime rules?",
        answer:
          "Sometimes. Federal regulations describe an assistant to a business owner or senior executive, holding delegated authority over significant matters, as one who generally meets the administrative duties requirement; the salary threshold applies as well. Handling the calendar alone may fall short. Ask counsel about the actual duties and your state.",
      },
      {
        question: "Can we run this search while the current assistant is still employed?",
        answer:
          "Yes, with care. The posting carries no company name, applications come to us, and interviews happen off site or by video outside business hours. Decide early who in the company knows. Payroll, IT and the mail system are where such searches usually leak, so those steps wait until signing.",
      },
    ],
  },
  "office-manager-recruiters": {
    description:
      "From lease renewals to payroll input, an Office Manager keeps the premises and the back office running. Recruited for firms, practices and branches.",
    intro:
      "Nobody notices the vacancy until the copier lease auto-renews, a new hire arrives to find no laptop and the landlord's notice goes unread. The job calls for a generalist who spends the firm's money carefully and can switch from payroll input to a leaking ceiling.",
    hiredFor: {
      text: "In a law firm, dental practice or forty-person branch, one individual holds the threads: suppliers, insurance certificates, onboarding, petty cash, sometimes the books up to the accountant's door. Owners tend to describe the vacancy by its predecessor's habits. We start instead with the contracts, deadlines and direct reports that come with the chair.",
      duties: [
        "Negotiate with cleaners, copier lessors and the coffee supplier, and calendar each renewal date.",
        "Submit hours to payroll, collect I-9 documents from new hires and set up their desks.",
        "Review the month's bills with the owner and question anything that rose without explanation.",
      ],
    },
    credentials: [
      "Associate or bachelor's degree in business",
      "QuickBooks Certified User",
      "SHRM-CP, where HR duties are included",
      "Certified Medical Manager (CMM), in practices",
    ],
    tools: ["QuickBooks Online", "BILL", "Gusto or ADP", "Microsoft 365 admin", "Clio or Dentrix"],
    screening: [
      {
        title: "The vendor file",
        text: "Applicants tell us about a contract they renegotiated, beginning with the notice clause. Strong answers contain the vendor's first offer, the alternative quote and the amount saved, in figures the former owner later confirms to us.",
      },
      {
        title: "Handling money",
        text: "Petty cash, checks and company cards invite temptation and error. We ask how duties were split at the last firm, and with consent run the background check the employer's policy requires.",
      },
      {
        title: "A week without instructions",
        text: "Finalists get a one-page picture of the office, with six things wrong in it, and write a plan for their first five days. What they postpone tells us as much as what they tackle.",
      },
    ],
    good: "Pays bills on time, keeps supplies and equipment in working order, and onboards a new colleague so that phone, badge and password exist by nine on the first morning. Spending stays inside the agreed budget.",
    great:
      "Hands the partners a one-page calendar of every renewal, filing and inspection for the year ahead. When two colleagues quarrel over a room or a process, the matter is settled before an owner hears about it.",
    trends: [
      "Smaller footprints after lease expirations have turned the work toward desk booking, moves and subleases.",
      "Practices owned by management groups centralize billing and payroll, which leaves local managers more staffing and less bookkeeping.",
    ],
    questions: [
      {
        question: "Do we need an office manager or an operations manager?",
        answer:
          "Look at what fails today. If it is suppliers, space, onboarding and bills, an office manager covers it. When delivery to customers, staffing levels or margins are the trouble, you want operations experience and a different salary band. Combining both in one posting attracts people strong in only half.",
      },
      {
        question: "May this manager handle HR tasks without an HR background?",
        answer:
          "Forms, onboarding and benefits enrollment, yes, with training and a broker or PEO behind them. Leave requests, accommodation, complaints and terminations carry legal risk and should go to counsel or an HR adviser. We ask applicants which of these they handled, and where they stopped and called someone.",
      },
      {
        question: "Should we promote our receptionist into the role?",
        answer:
          "Consider it seriously when that employee already knows the suppliers and has the staff's trust. The usual gaps are budgeting, supervising former peers and signing authority. A trial period with defined duties and a pay step works better than a sudden title, and we can benchmark the internal candidate against outside applicants.",
      },
    ],
  },
  "receptionist-recruiters": {
    description:
      "Phones, visitors, deliveries, first impressions. We find the Receptionist who suits your lobby, clinic or law office, and test for it by telephone.",
    intro:
      "Calls roll to voicemail, couriers wander the corridor and a rotating set of annoyed colleagues covers the desk. Look for somebody who can greet a visitor, hold a caller and sign for a parcel in the same minute without seeming hurried.",
    hiredFor: {
      text: "Coverage is the first purchase: a known person at a known spot during every open hour. Beyond that, settings differ. A medical front desk verifies insurance and collects copays, a law firm's takes down party names for the conflicts check, a factory lobby issues visitor badges and safety glasses.",
      duties: [
        "Answer a multi-line phone, route callers by need and write messages with callback numbers.",
        "Check in visitors, print badges and notify the host, following the site's security rules.",
        "Sort incoming mail, log certified letters and arrange same-day couriers.",
      ],
    },
    credentials: [
      "High school diploma",
      "HIPAA privacy training, for medical desks",
      "Certified Medical Administrative Assistant (CMAA), in clinics",
      "CPR and first aid card",
    ],
    tools: [
      "RingCentral",
      "Envoy",
      "Cisco or Avaya consoles",
      "Outlook calendars",
      "Epic or athenahealth",
      "Courier portals",
    ],
    screening: [
      {
        title: "The telephone itself",
        text: "Our first conversation takes place by phone on purpose. We note if names are repeated back, how a hold is announced, and if the closing leaves the caller knowing what happens next.",
      },
      {
        title: "Two things at once",
        text: "In a ten-minute simulation a visitor arrives while a call is in progress and a driver needs a signature. We watch the order chosen and what each waiting person is told.",
      },
      {
        title: "Opening on time",
        text: "An empty front desk shows at once. Former supervisors tell us about punctual openings and notice given for a schedule change; protected leave is left out of that question entirely.",
      },
    ],
    good: "Opens the desk on time, knows the extensions by heart after a month and keeps the waiting area calm on a crowded day. Messages arrive complete, with a number and a reason.",
    great:
      "Remembers that Thursday's visitor uses the side entrance and has told security already. Salespeople are turned away kindly, clients feel expected, and colleagues route delicate callers through this desk on purpose.",
    trends: [
      "Virtual answering services take overflow and after-hours calls, leaving the staffed desk to look after people standing in front of it.",
      "Visitor management software added identity checks, nondisclosure signatures and evacuation lists to what used to be a paper log.",
    ],
    questions: [
      {
        question: "How should we cover lunches, breaks and days off?",
        answer:
          "Name a trained backup before the start date and write the break schedule into the offer, since several states require meal periods at set times. Two overlapping part-timers are a sound alternative where the lobby is open ten hours. Pulling in whoever is free breeds resentment quickly.",
      },
      {
        question: "Can a remote or virtual receptionist replace the front desk?",
        answer:
          "For calls and appointment booking, frequently. A live answering service or off-site employee does both well. Deliveries, walk-in patients, badge control and a fire drill need somebody in the building. Count a typical week's visitors first; below a handful per day, a doorbell and shared duty may do.",
      },
      {
        question: "What experience matters if nobody applies from an office background?",
        answer:
          "Hotel front desks, banks, pharmacies and busy restaurants teach most of it: greeting, queues, complaints, cash and composure. Switchboard software takes days to learn. For clinics, insurance verification is the harder skill, so we either look for it directly or ask if you will train it on the job.",
      },
    ],
  },
};
