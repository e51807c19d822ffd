import { craft, type Skill, tool } from "../skill.ts";

export const userSupportSkills: readonly Skill[] = [
  craft("IT support", ["IT help desk", "Desktop support", "End-user support", "PC support"]),
  craft("Technical troubleshooting", [
    "Hardware troubleshooting",
    "Software troubleshooting",
    "PC troubleshooting",
    "Computer troubleshooting",
    "Troubleshooting hardware and software",
    "Computer repair",
    "PC repair",
  ]),
  craft("Computer imaging", ["PC imaging", "Desktop imaging", "OS deployment", "Workstation setup", "Laptop imaging"], {
    implies: ["IT support"],
  }),
  craft("User account provisioning", [
    "User provisioning",
    "Account provisioning",
    "Password resets",
    "User account management",
    "Account administration in Active Directory",
  ]),
  craft("ITIL", ["ITIL v3", "ITIL v4", "ITIL 4", "ITIL framework", "Information Technology Infrastructure Library"], {
    near: ["IT service management"],
  }),
  craft("IT service management", [
    "ITSM",
    "IT service delivery",
    "Service level agreements in IT",
    "Problem management",
    "Change management (ITIL)",
  ]),
  tool("ServiceNow", ["Service Now", "SNOW ITSM", "ServiceNow ITSM", "ServiceNow development"], {
    implies: ["IT service management"],
    near: ["Jira Service Management", "BMC Remedy"],
  }),
  tool("Jira Service Management", ["Jira Service Desk", "JSM", "Freshservice", "ManageEngine", "ServiceDesk Plus"], {
    implies: ["IT service management"],
  }),
  tool("BMC Remedy", ["Remedy", "BMC Helix", "Remedy ITSM"], {
    implies: ["IT service management"],
    onlyListed: ["Remedy"],
  }),
  craft(
    "Telecommunications",
    ["Telecom", "5G", "LTE", "RF engineering", "4G/LTE", "Cellular networks", "Telecom networks"],
    { near: ["Network engineering"] },
  ),
];
