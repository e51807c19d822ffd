import type { RoleCategory } from "#domain/roles/catalog.ts";
import type { CategoryTrends } from "./types.ts";

export const categoryTrends: Readonly<Record<RoleCategory, CategoryTrends>> = {
  Administrative: [
    "One assistant now often supports several executives, which makes prioritization worth more than typing speed.",
    "In hybrid offices, reception and mail stay on site while scheduling moves online.",
    "Software drafts the routine minutes; deciding what to forward is still a person's call.",
    "Temp-to-hire remains a common route, because a trial month answers questions an interview cannot.",
  ],
  "Customer Service": [
    "Chatbots absorb the simple questions and leave agents with the longer, angrier ones.",
    "Home-based agents widen the hiring area; a quiet room and wired internet have become requirements.",
    "Bilingual English and Spanish speakers often earn a pay differential.",
    "Early turnover is expensive in a call center, and an honest preview of the job prevents much of it.",
  ],
  Operations: [
    "Many supervisors come up from the line, and employers budget for lead training as well as experience.",
    "A Lean or Six Sigma belt opens the conversation; the project behind the certificate carries it.",
    "Second and third shift stay open longest. Differentials and fixed rotations shorten the wait.",
    "Maintenance, inventory and labor scheduling run in software, and comfort with it tells similar résumés apart.",
  ],
  Logistics: [
    "Second sourcing is ordinary practice, so buyers with domestic and Mexican supplier contacts stay in demand.",
    "Automated warehouses need fewer pickers and more people who can troubleshoot conveyors, robots and the software behind them.",
    "Lead positions filled well before peak season pay off when the volume arrives.",
    "CSCP and CPIM certificates carry weight for planning jobs and less on the dock.",
  ],
  Finance: [
    "New CPAs are in short supply, and people leaving public accounting usually weigh more than one offer.",
    "With routine entries automated, hiring moves toward people who can review a result and explain it.",
    "Growing private companies look for controllers who have lived through an ERP migration or a first audit.",
    "Counteroffers are common around busy season; a start date after the bonus payout loses fewer candidates.",
  ],
  "Human Resources": [
    "State pay transparency laws have made compensation knowledge a common requirement.",
    "Remote staff in several states push small companies to hire their first HR generalist earlier.",
    "Recruiting teams grow and shrink with headcount plans; contract recruiters take up much of the swing.",
    "SHRM and HRCI credentials appear in many postings, while experience with investigations decides between finalists.",
  ],
  Sales: [
    "Buyers do their reading before they call, and the seller has to add something in the first meeting.",
    "Experienced reps leave commission behind when they move, so a guarantee or a ramped quota is often what closes the offer.",
    "Hospital access and vendor credentialing shape device and pharmaceutical hiring.",
    "Whether a non-compete can be enforced differs by state and is worth checking before the offer goes out.",
  ],
  Management: [
    "Flatter structures give each manager more direct reports, and coaching ability is tested earlier in the process.",
    "Plant and construction leaders willing to relocate are scarce; a second visit with the family often decides.",
    "Replacing a sitting manager calls for a confidential search, which rules out an open posting.",
    "Employers favor managers who pull their own data over those who wait for the report.",
  ],
  Healthcare: [
    "Compact licensure shortens start dates for nurses; therapists have compacts of their own with different member states.",
    "As bedside veterans retire, units run short of preceptors and teaching ability counts alongside clinical years.",
    "Sign-on bonuses come with repayment terms, and candidates read them.",
    "Nurse practitioners and physician assistants carry a growing share of primary care, under scope rules set state by state.",
  ],
  Marketing: [
    "Third-party tracking keeps getting harder, and experience with consent and first-party data is asked for.",
    "On small teams, the manager who can also write, build a landing page and pull a report gets the offer.",
    "Generative tools speed up production. Editing, testing and brand judgment stay with the person hired.",
    "Consumer brands recruit from marketplaces and retail media as readily as from agencies.",
  ],
  Analytics: [
    "One company's data scientist is another's analyst. A written scope attracts better matches than a title does.",
    "Self-service dashboards took over simple reporting and left the harder questions to specialists.",
    "Preparing data fills much of the week in many of these jobs; saying so in the posting saves a resignation.",
    "Banks, insurers and health systems want domain knowledge along with the mathematics, which narrows the field quickly.",
  ],
  Technology: [
    "Remote work loosened the tie between salary and location, though hybrid schedules keep many openings near a hub.",
    "With AI coding assistants in daily use, interviews test how people read and judge code as much as how they write it.",
    "Cloud spending has become an engineering concern, and a candidate who has cut a bill stands out.",
    "Clearances and CompTIA Security+ remain the entry ticket for much defense and federal work.",
  ],
  Engineering: [
    "Controls engineers are hard to find away from manufacturing clusters, and heavy travel is a frequent reason for refusals.",
    "Utilities, public agencies and consulting firms compete for the same civil and power engineers.",
    "Export-controlled programs under ITAR restrict who may be considered and lengthen the search.",
    "Senior engineers retire with knowledge nobody wrote down; employers plan an overlap where they can.",
  ],
  Legal: [
    "Legal departments take routine work in-house and keep outside counsel for litigation and large deals.",
    "Privacy, sanctions and anti-money-laundering experience moves well from one industry to another.",
    "Relativity and contract management systems appear in paralegal postings next to Westlaw.",
    "Attorneys changing jobs compare hours, advancement and salary, and expect to discuss all three early.",
  ],
  Design: [
    "Product teams like one designer who can cover research, interaction and interface.",
    "Design systems shift the work from drawing screens to maintaining shared parts.",
    "Junior openings draw crowds. Senior designers with shipped work in regulated products are few.",
    "Image generators made concepts quick to produce; art direction, licensing and print files still need a trained hand.",
  ],
  Transportation: [
    "Insurers set minimum driving experience, and that keeps newly licensed drivers out of many fleets.",
    "A dispatcher works in a TMS, on load boards and in telematics at the same time.",
    "Local routes fill faster than long haul for a plain reason: drivers sleep at home.",
    "Electric and natural gas trucks change shop planning and the training fleets look for.",
  ],
  Security: [
    "Organized retail theft has turned loss prevention from apprehension toward building cases with police.",
    "Cameras, access control and remote monitoring replace some fixed posts with technical ones.",
    "Police and military backgrounds are valued, but a lobby or a hospital entrance goes to the person with service skills.",
    "When a guard contract changes hands, incumbents are often offered their own posts by the new company.",
  ],
  Hospitality: [
    "Short staffing in kitchens and housekeeping makes the manager the first substitute on any shift.",
    "Two consecutive days off and the closing schedule come up before pay does.",
    "Resorts recruit a season ahead and often provide housing.",
    "Experience with Opera, Toast or Tripleseat shortens training, and postings name them.",
  ],
  Executive: [
    "A first-time chief executive is considered more readily when an experienced chair stays close.",
    "Equity, severance and change-of-control terms can take longer to negotiate than salary.",
    "Cyber risk and artificial intelligence are on the board agenda, and every officer is expected to discuss them.",
    "An interim appointment covers the gap while the search runs, and sometimes becomes permanent.",
  ],
  "Skilled Trades": [
    "In many regions retiring journeymen outnumber finishing apprentices, and employers train helpers of their own.",
    "Union scale sets the reference wage locally, even for open shops.",
    "Heat pumps, vehicle chargers and automated cells add electrical and controls work to familiar jobs.",
    "Tool allowance, per diem and a take-home truck are weighed along with the hourly rate.",
  ],
  Education: [
    "Special education, mathematics, science and bilingual positions are the slow ones to fill.",
    "School hiring follows the calendar: resignations surface in spring, and strong candidates are committed before summer.",
    "Rural districts offer four-day weeks and housing help to compete with suburban pay.",
    "Student mental health takes up more of the week, which makes caseload the first thing applicants want to know.",
  ],
  Content: [
    "Software makes drafts cheap. Reporting, fact checking and a recognizable voice are what employers pay for.",
    "Search pages answer many questions themselves, so strategists also plan for newsletters and product help.",
    "Freelance work is frequently the audition for a staff position.",
    "Technical writers sit closer to engineering than they used to, and API documentation brings the better offers.",
  ],
};
