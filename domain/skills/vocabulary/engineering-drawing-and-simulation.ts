import { craft, type Skill, tool } from "../skill.ts";

export const drawingAndSimulationSkills: readonly Skill[] = [
  tool("AutoCAD", ["Auto CAD", "Autodesk AutoCAD", "AutoCAD LT", "AutoCAD 2D", "AutoCAD Mechanical"], {
    implies: ["CAD"],
    near: ["MicroStation", "Revit"],
  }),
  tool("AutoCAD Electrical", ["ACAD Electrical", "ACADE"], {
    implies: ["AutoCAD", "Electrical schematics"],
    near: ["EPLAN"],
  }),
  tool("EPLAN", ["EPLAN Electric P8", "EPLAN P8"], { implies: ["Electrical schematics"] }),
  tool("SolidWorks", ["Solid Works", "Dassault SolidWorks", "SolidWorks Simulation"], {
    implies: ["CAD", "3D modeling (CAD)"],
    near: ["Autodesk Inventor", "Creo", "CATIA", "Siemens NX", "Fusion 360", "Solid Edge"],
  }),
  tool("Solid Edge", ["SolidEdge", "Siemens Solid Edge"], { implies: ["CAD"] }),
  tool("Autodesk Inventor", ["Inventor CAD", "Inventor Professional"], {
    implies: ["CAD", "3D modeling (CAD)"],
    near: ["Creo"],
    onlyListed: ["Inventor"],
  }),
  tool("Creo", ["PTC Creo", "Creo Parametric", "Pro/ENGINEER", "Pro-E", "ProE", "Pro Engineer"], {
    implies: ["CAD", "3D modeling (CAD)"],
    near: ["CATIA", "Siemens NX"],
  }),
  tool("CATIA", ["CATIA V5", "CATIA V6", "3DEXPERIENCE"], {
    implies: ["CAD", "3D modeling (CAD)"],
    near: ["Siemens NX"],
  }),
  tool("Siemens NX", ["Unigraphics", "NX CAD", "UG NX", "NX Unigraphics"], { implies: ["CAD", "3D modeling (CAD)"] }),
  tool("Fusion 360", ["Autodesk Fusion", "Autodesk Fusion 360"], { implies: ["CAD"] }),
  tool("Onshape", [], { implies: ["CAD"], near: ["Fusion 360"] }),
  tool("Revit", ["Autodesk Revit", "Revit MEP", "Revit Structure", "Revit Architecture"], { implies: ["BIM"] }),
  tool("Civil 3D", ["C3D", "Autodesk C3D", "AutoCAD Civil 3D", "Autodesk Civil 3D", "Civil3D"], {
    implies: ["AutoCAD", "Civil engineering"],
    near: ["MicroStation"],
  }),
  tool("MicroStation", ["Bentley MicroStation", "OpenRoads", "OpenRoads Designer", "InRoads", "Micro Station"], {
    implies: ["CAD"],
  }),
  tool("Navisworks", ["Clash detection", "BIM 360", "Autodesk Construction Cloud"], { implies: ["BIM"] }),
  craft("CAD", [
    "Computer-aided design",
    "Computer aided design",
    "CAD software",
    "CAD drafting",
    "CAD design",
    "CAD drawings",
    "CADD",
    "CAD/CAM",
  ]),
  craft(
    "3D modeling (CAD)",
    ["Solid modeling", "Solid modelling", "Parametric modeling", "3D CAD", "3D CAD modeling", "Surface modeling"],
    { implies: ["CAD"] },
  ),
  craft("BIM", ["Building information modeling", "Building information modelling", "BIM coordination", "BIM modeling"]),
  craft(
    "Drafting",
    [
      "Technical drawing",
      "Engineering drawings",
      "Mechanical drafting",
      "Technical drafting",
      "Detail drawings",
      "Shop drawings",
      "Drafting and design",
      "Production drawings",
    ],
    { near: ["CAD"], onlyListed: ["Drafting"] },
  ),
  craft("GD&T", ["Geometric dimensioning and tolerancing", "ASME Y14.5", "GDT", "Geometric tolerancing"], {
    near: ["Tolerance analysis"],
  }),
  craft("Tolerance analysis", ["Tolerance stack-up", "Stack-up analysis", "Tolerance stackup"], {
    implies: ["Mechanical design"],
  }),
  craft(
    "Finite element analysis",
    ["FEA", "Finite element method", "FEM", "Structural simulation", "Stress analysis", "Finite element modeling"],
    { near: ["Computational fluid dynamics"] },
  ),
  craft("Computational fluid dynamics", ["CFD", "CFD analysis", "OpenFOAM", "Flow simulation", "STAR-CCM+"]),
  tool("ANSYS", ["Ansys", "ANSYS Mechanical", "ANSYS Workbench", "ANSYS Fluent"], {
    implies: ["Finite element analysis"],
    near: ["Abaqus", "COMSOL"],
  }),
  tool("Abaqus", ["Simulia Abaqus"], { implies: ["Finite element analysis"], near: ["Nastran"] }),
  tool("LS-DYNA", [], { implies: ["Finite element analysis"], near: ["Abaqus"] }),
  tool("Nastran", ["MSC Nastran", "Femap", "HyperMesh", "Altair HyperWorks", "OptiStruct"], {
    implies: ["Finite element analysis"],
  }),
  tool("COMSOL", ["COMSOL Multiphysics"], { implies: ["Finite element analysis"] }),
  tool("LabVIEW", ["Lab VIEW", "NI LabVIEW", "National Instruments LabVIEW", "TestStand"], { near: ["MATLAB"] }),
  tool("Mathcad", ["PTC Mathcad"], { near: ["MATLAB"] }),
  tool("PLM systems", [
    "PLM",
    "PDM",
    "SolidWorks PDM",
    "Arena PLM",
    "ENOVIA",
    "Product data management",
    "PLM software",
  ]),
  tool("Teamcenter", [], { implies: ["PLM systems"] }),
  tool("Windchill", [], { implies: ["PLM systems"] }),
];
