import { tool, type Skill } from "../skill.ts";

export const financeSystems: readonly Skill[] = [
  tool("NetSuite", ["Oracle NetSuite", "Net Suite", "NetSuite ERP", "NetSuite OneWorld"], {
    implies: ["ERP systems", "Accounting software"],
    near: ["Sage Intacct", "Microsoft Dynamics 365", "Acumatica", "Oracle Financials", "SAP FI"],
  }),
  tool("Sage Intacct", ["Intacct"], {
    implies: ["ERP systems", "Accounting software"],
    near: ["QuickBooks", "Microsoft Dynamics GP", "Acumatica"],
  }),
  tool(
    "QuickBooks",
    [
      "Quick Books",
      "QuickBooks Online",
      "QBO",
      "QuickBooks Desktop",
      "QuickBooks Pro",
      "Intuit QuickBooks",
      "QB Online",
      "QuickBooks Enterprise",
      "Quickbook",
    ],
    { implies: ["Accounting software", "Bookkeeping"], near: ["Xero", "Sage 50", "FreshBooks"] },
  ),
  tool("Xero", ["Xero accounting"], {
    implies: ["Accounting software", "Bookkeeping"],
    near: ["Sage 50", "FreshBooks"],
  }),
  tool("FreshBooks", ["Fresh Books"], { implies: ["Accounting software"] }),
  tool("Sage 50", ["Peachtree", "Sage Peachtree", "Sage 50cloud", "Sage accounting", "Sage 50 Accounts"], {
    implies: ["Accounting software"],
    near: ["Sage 100"],
  }),
  tool("Sage 100", ["MAS 90", "MAS 200", "Sage 300", "Sage 100 ERP", "Sage X3", "Accpac", "MAS90"], {
    implies: ["ERP systems", "Accounting software"],
    near: ["Sage Intacct", "Microsoft Dynamics GP"],
  }),
  tool("SAP", ["SAP ERP", "SAP ECC", "SAP R/3", "SAP ECC 6.0", "SAP system", "SAP software", "SAP modules"], {
    implies: ["ERP systems"],
    near: ["Oracle E-Business Suite"],
  }),
  tool("SAP S/4HANA", ["S/4HANA", "S4HANA", "S/4 HANA", "SAP S4", "SAP HANA Finance", "SAP S/4", "S4 HANA"], {
    implies: ["SAP", "ERP systems"],
  }),
  tool(
    "SAP FI",
    ["SAP FICO", "SAP FI/CO", "SAP CO", "SAP Finance", "SAP Financials", "SAP Controlling", "FICO module"],
    { implies: ["SAP", "ERP systems"], near: ["Oracle Financials"] },
  ),
  tool(
    "Oracle Financials",
    [
      "Oracle Fusion",
      "Oracle Cloud ERP",
      "Oracle Fusion Financials",
      "Oracle ERP Cloud",
      "Oracle ERP",
      "Oracle Fusion Cloud",
      "Oracle Financials Cloud",
      "Oracle Fusion ERP",
    ],
    { implies: ["ERP systems"], near: ["Oracle E-Business Suite", "Workday Financials"] },
  ),
  tool(
    "Oracle E-Business Suite",
    ["Oracle EBS", "Oracle R12", "EBS R12", "E-Business Suite", "Oracle Applications R12"],
    { implies: ["ERP systems"] },
  ),
  tool(
    "Microsoft Dynamics 365",
    [
      "Dynamics 365",
      "D365",
      "Dynamics 365 Finance",
      "Dynamics AX",
      "Microsoft Dynamics",
      "D365 F&O",
      "Microsoft Dynamics AX",
      "Dynamics 365 Finance and Operations",
      "MS Dynamics",
    ],
    { implies: ["ERP systems"], near: ["Dynamics 365 Business Central"] },
  ),
  tool(
    "Dynamics 365 Business Central",
    ["Business Central", "Dynamics NAV", "Microsoft Dynamics NAV", "Navision", "Microsoft Business Central", "D365 BC"],
    { implies: ["ERP systems", "Accounting software"], near: ["NetSuite", "Microsoft Dynamics GP"] },
  ),
  tool("Microsoft Dynamics GP", ["Dynamics GP", "Great Plains", "Microsoft Great Plains"], {
    implies: ["ERP systems", "Accounting software"],
  }),
  tool("Workday Financials", ["Workday Financial Management", "Workday Finance"], { implies: ["ERP systems"] }),
  tool("Acumatica", ["Acumatica ERP"], { implies: ["ERP systems"] }),
  tool("JD Edwards", ["JDE", "JD Edwards EnterpriseOne", "JDE E1", "Oracle JD Edwards"], {
    implies: ["ERP systems"],
    near: ["Oracle E-Business Suite"],
  }),
  tool("PeopleSoft Financials", ["PeopleSoft FSCM", "PeopleSoft Finance", "Oracle PeopleSoft Financials"], {
    implies: ["ERP systems"],
    near: ["Oracle Financials"],
  }),
  tool("Deltek", ["Deltek Costpoint", "Costpoint", "Deltek Vision", "Deltek Vantagepoint", "Deltek Ajera"], {
    implies: ["ERP systems"],
    near: ["Unanet"],
  }),
  tool("Unanet", ["Unanet ERP"], { implies: ["ERP systems"] }),
  tool("Sage 300 Construction", ["Timberline", "Sage Timberline", "Sage 300 CRE", "Sage 100 Contractor"], {
    implies: ["Accounting software"],
    near: ["Viewpoint Vista"],
  }),
  tool("Viewpoint Vista", ["Trimble Viewpoint", "Viewpoint Spectrum", "Vista by Viewpoint"], {
    implies: ["ERP systems"],
    near: ["Construction accounting"],
  }),
  tool("Blackbaud Financial Edge", ["Financial Edge", "Financial Edge NXT", "Blackbaud FE NXT"], {
    implies: ["Nonprofit accounting", "Accounting software"],
  }),
  tool("BlackLine", ["Black Line reconciliation", "BlackLine close"], {
    implies: ["Account reconciliation"],
    near: ["FloQast", "Trintech"],
  }),
  tool("FloQast", ["Flo Qast"], { implies: ["Account reconciliation"], near: ["Trintech"] }),
  tool("Trintech", ["Trintech Cadency", "Trintech Adra"], { implies: ["Account reconciliation"] }),
  tool("Workiva", ["Wdesk", "Workiva Wdesk", "Workiva Wdata"], { near: ["SEC reporting"] }),
  tool("OneStream", ["OneStream XF", "One Stream"], {
    implies: ["Financial consolidation"],
    near: ["Hyperion", "Anaplan"],
  }),
  tool(
    "Hyperion",
    [
      "Oracle Hyperion",
      "HFM",
      "Hyperion Financial Management",
      "Essbase",
      "Hyperion Planning",
      "Hyperion Essbase",
      "Oracle EPM",
      "Oracle EPM Cloud",
      "PBCS",
      "EPBCS",
    ],
    { near: ["Anaplan", "SAP BPC"] },
  ),
  tool("SAP BPC", ["SAP Business Planning and Consolidation", "SAP Analytics Cloud Planning"], {
    implies: ["SAP"],
    near: ["OneStream"],
  }),
  tool("Anaplan", ["Anaplan modeling", "Anaplan model builder"], {
    implies: ["Budgeting"],
    near: ["Workday Adaptive Planning", "Pigment"],
  }),
  tool("Workday Adaptive Planning", ["Adaptive Insights", "Adaptive Planning", "Workday Adaptive"], {
    implies: ["Budgeting"],
    near: ["Vena", "Planful"],
  }),
  tool("Planful", ["Host Analytics"], { implies: ["Budgeting"], near: ["Vena"] }),
  tool("Vena", ["Vena Solutions", "Vena Insights"], { implies: ["Budgeting"] }),
  tool("Pigment", ["Pigment planning"], { implies: ["Budgeting"], onlyListed: ["Pigment"] }),
];
