import { craft, type Skill } from "../skill.ts";

export const manufacturingEngineeringSkills: readonly Skill[] = [
  craft(
    "Manufacturing engineering",
    [
      "Manufacturing process development",
      "Production engineering",
      "Industrialization",
      "Manufacturing processes",
      "Process development in manufacturing",
    ],
    { near: ["Industrial engineering"] },
  ),
  craft("Industrial engineering", ["Plant layout", "Facility layout", "Capacity analysis of lines"]),
  craft(
    "Design for manufacturing",
    [
      "DFM",
      "DFMA",
      "Design for manufacturability",
      "Design for assembly",
      "DFM/DFA",
      "Design for manufacture and assembly",
    ],
    { near: ["Manufacturing engineering"] },
  ),
  craft(
    "Tooling and fixture design",
    ["Fixture design", "Jigs and fixtures", "Tool design", "Tooling design", "Jig and fixture design", "Die design"],
    { implies: ["Mechanical design"] },
  ),
  craft("Root cause analysis (engineering)", ["Failure analysis", "Fault tree analysis", "Failure investigation"]),
  craft("Coordinate measuring machine", ["CMM", "CMM programming", "PC-DMIS", "CMM inspection", "Zeiss Calypso"], {
    near: ["Dimensional inspection"],
  }),
  craft("Dimensional inspection", ["Metrology", "Dimensional metrology"]),
  craft("Design of experiments", ["DOE", "DoE", "Taguchi methods", "Experimental design for processes"]),
  craft("Validation protocols", [
    "IQ/OQ/PQ",
    "IQ OQ PQ",
    "Process validation",
    "Equipment validation",
    "Installation qualification",
    "Equipment qualification",
    "Validation engineering",
  ]),
  craft("Reliability engineering", [
    "Reliability testing",
    "Weibull analysis",
    "MTBF",
    "Accelerated life testing",
    "HALT/HASS",
    "RAMS",
  ]),
  craft("Packaging engineering", ["Package design engineering", "Packaging development", "Packaging validation"]),
];
