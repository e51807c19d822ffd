import { craft, credential, tool, type Skill } from "../skill.ts";

export const logisticsSupplyChain: readonly Skill[] = [
  craft(
    "Supply chain management",
    [
      "Supply chain",
      "Supply chain operations",
      "End-to-end supply chain",
      "Managing supply chains",
      "Supply chain manager",
      "Supply chain leadership",
      "Global supply chain",
    ],
    { near: ["Logistics management", "Procurement"] },
  ),
  craft(
    "Supply chain planning",
    [
      "Supply planning",
      "Supply planner",
      "Supply/demand planning",
      "Supply and demand planning",
      "Supply chain planner",
      "Materials planning",
    ],
    { implies: ["Supply chain management"], near: ["Demand planning", "Production planning"] },
  ),
  craft(
    "Demand planning",
    [
      "Demand forecasting",
      "Forecasting demand",
      "Demand planner",
      "Inventory forecasting",
      "Demand forecast",
      "Demand management",
      "Demand sensing",
    ],
    { near: ["Sales and operations planning"] },
  ),
  craft(
    "Sales and operations planning",
    [
      "S&OP",
      "SIOP",
      "S&OP process",
      "Integrated business planning",
      "IBP",
      "Sales, inventory and operations planning",
      "Sales & operations planning",
    ],
    { near: ["Supply chain planning"] },
  ),
  craft(
    "Material requirements planning",
    [
      "MRP",
      "MRP II",
      "MRP systems",
      "Materials requirements planning",
      "Material planner",
      "Bill of materials",
      "BOM",
      "BOMs",
      "Bills of material",
      "MRP planning",
    ],
    { near: ["Supply chain planning"] },
  ),
  craft(
    "Supply chain analytics",
    [
      "Supply chain analysis",
      "Logistics analytics",
      "Supply chain analyst",
      "Supply chain reporting",
      "Supply chain optimization",
      "Supply chain optimisation",
    ],
    { near: ["Supply chain management"] },
  ),
  craft(
    "Supply chain strategy",
    [
      "Supply chain network design",
      "Network optimization of distribution",
      "Distribution network design",
      "Supply chain transformation",
      "Logistics network design",
    ],
    { implies: ["Supply chain management"] },
  ),
  craft(
    "Supply chain risk management",
    ["Supply chain resilience", "Supply risk", "Supply chain disruption", "Supplier risk"],
    { near: ["Supply chain management"] },
  ),
  tool("Kinaxis", ["Kinaxis RapidResponse", "Kinaxis Maestro"], {
    implies: ["Supply chain planning"],
    near: ["SAP IBP", "o9 Solutions", "Blue Yonder Planning"],
  }),
  tool("SAP IBP", ["SAP Integrated Business Planning", "SAP APO"], {
    implies: ["Supply chain planning", "SAP"],
    near: ["o9 Solutions", "Blue Yonder Planning"],
  }),
  tool("o9 Solutions", ["o9 planning", "o9 platform"], { implies: ["Supply chain planning"] }),
  tool("Blue Yonder Planning", ["JDA Demand", "Blue Yonder Demand", "Luminate Planning", "JDA Fulfillment"], {
    implies: ["Demand planning"],
  }),
  credential(
    "APICS CPIM",
    [
      "CPIM",
      "Certified in Production and Inventory Management",
      "Certified in Planning and Inventory Management",
      "ASCM CPIM",
      "APICS certification",
      "APICS certified",
    ],
    { implies: ["Production planning", "Inventory management"], near: ["APICS CSCP"] },
  ),
  credential("APICS CSCP", ["CSCP", "Certified Supply Chain Professional", "ASCM CSCP"], {
    implies: ["Supply chain management"],
  }),
  credential("CLTD", ["APICS CLTD", "Certified in Logistics, Transportation and Distribution", "ASCM CLTD"], {
    implies: ["Logistics management"],
    near: ["APICS CSCP"],
  }),
  credential(
    "CPSM",
    ["Certified Professional in Supply Management", "ISM CPSM", "Certified Purchasing Manager", "CPSM certification"],
    { implies: ["Procurement"] },
  ),
  credential("CIPS", ["MCIPS", "Chartered Institute of Procurement and Supply", "CIPS Level 4", "CIPS qualified"], {
    implies: ["Procurement"],
    near: ["CPSM"],
  }),
];
