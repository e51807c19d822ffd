import { credential, tool, type Skill } from "../skill.ts";

export const customerServiceTools: readonly Skill[] = [
  tool("Zendesk", ["Zendesk Support", "Zendesk Chat", "Zendesk Guide", "Zen Desk", "Zendesk administration"], {
    implies: ["Ticketing systems"],
    near: ["Freshdesk", "Salesforce Service Cloud", "Help Scout", "Kustomer", "Gorgias"],
  }),
  tool("Freshdesk", ["Fresh Desk", "Freshworks", "Freshchat"], {
    implies: ["Ticketing systems"],
    near: ["Intercom", "Zoho Desk"],
  }),
  tool("Intercom", ["Intercom Inbox", "Intercom Messenger", "Intercom.io"], {
    implies: ["Chat support"],
    near: ["Zendesk", "Drift"],
    onlyListed: ["Intercom"],
  }),
  tool("Salesforce Service Cloud", ["Service Cloud", "SFDC Service Cloud"], {
    implies: ["Salesforce", "Ticketing systems"],
  }),
  tool("Help Scout", ["HelpScout"], { implies: ["Ticketing systems"], near: ["Freshdesk"] }),
  tool("Gorgias", ["Gorgias helpdesk"], { implies: ["Ticketing systems"] }),
  tool("Kustomer", ["Kustomer CRM"], { implies: ["Ticketing systems"] }),
  tool("Zoho Desk", ["ZohoDesk"], { implies: ["Ticketing systems"] }),
  tool("Gainsight", ["Gainsight CS", "Gainsight PX"], {
    implies: ["Customer health scores"],
    near: ["ChurnZero", "Totango", "Catalyst customer success", "Vitally"],
  }),
  tool("ChurnZero", ["Churn Zero"], { implies: ["Customer health scores"], near: ["Totango", "Vitally"] }),
  tool("Totango", ["Totango customer success"], { implies: ["Customer health scores"] }),
  tool("Vitally", ["Vitally.io"], { implies: ["Customer health scores"] }),
  tool("Catalyst customer success", ["Catalyst.io"], { implies: ["Customer health scores"] }),
  tool("Genesys", ["Genesys Cloud", "PureCloud", "Genesys PureConnect", "Genesys Engage"], {
    implies: ["Call center"],
    near: ["Five9", "NICE CXone", "Avaya", "Talkdesk", "Amazon Connect"],
  }),
  tool("Five9", ["Five 9"], { implies: ["Call center"], near: ["Talkdesk", "NICE CXone", "RingCentral"] }),
  tool("NICE CXone", ["NICE inContact", "inContact", "CXone", "NICE IEX"], {
    implies: ["Call center"],
    near: ["Talkdesk"],
  }),
  tool("Avaya", ["Avaya phone system", "Avaya Aura", "Avaya one-X"], { near: ["Cisco Finesse"] }),
  tool("Cisco Finesse", ["Cisco UCCX", "UCCX", "Cisco Contact Center", "Cisco UCCE"], { near: ["Genesys"] }),
  tool("Talkdesk", ["Talk Desk"], { implies: ["Call center"], near: ["Amazon Connect"] }),
  tool("Amazon Connect", ["AWS Connect"], { implies: ["Call center"] }),
  tool("RingCentral", ["Ring Central"], { near: ["Aircall", "8x8"] }),
  tool("Aircall", ["Air call"], { near: ["Dialpad"] }),
  tool("Dialpad", ["Dialpad Ai"], { near: ["RingCentral"] }),
  tool("8x8", ["8x8 Contact Center"]),
  tool("Verint", ["Verint WFM", "Verint Workforce Management"], {
    implies: ["Workforce management"],
    near: ["NICE CXone"],
  }),
  tool("Qualtrics", ["Qualtrics XM", "Qualtrics CoreXM"], { near: ["SurveyMonkey", "Medallia"] }),
  tool("Medallia", ["Medallia Experience Cloud"], { implies: ["Voice of the customer"] }),
  tool("SurveyMonkey", ["Survey Monkey", "Momentive"], { near: ["Typeform", "Google Forms"] }),
  tool("Typeform", ["Type form"], { near: ["Google Forms"] }),
  tool("Google Forms", ["Google Form"]),
  credential(
    "HDI certification",
    ["HDI Customer Service Representative", "HDI-CSR", "HDI Support Center Analyst", "HDI-SCA", "HDI certified"],
    { implies: ["Customer support"] },
  ),
  credential("Certified Customer Experience Professional", ["CCXP", "CCXP certification"], {
    implies: ["Customer experience"],
  }),
  tool("Microsoft Forms", ["MS Forms"], { near: ["Google Forms"] }),
  tool("TeamViewer", ["Team Viewer"], { implies: ["Remote support"], near: ["LogMeIn"] }),
  tool("LogMeIn", ["LogMeIn Rescue", "GoTo Resolve", "GoToAssist"], { implies: ["Remote support"] }),
];
