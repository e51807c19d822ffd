import { work, type Near, type Occupation } from "./occupation.ts";

export const educationWork: readonly Occupation[] = [
  work(
    "education.teacher",
    "teacher; elementary teacher; classroom teacher; kindergarten teacher; grade teacher; primary teacher; substitute teacher; teaching fellow; homeroom",
  ),
  work(
    "education.subject",
    "math/mathematics/science/english/history/physics/chemistry/biology/spanish/french/music/art/reading/stem/algebra teacher; secondary teacher; esl teacher; ela teacher; social studies teacher; pe teacher; physical education teacher; computer science teacher",
  ),
  work(
    "education.special",
    "special education teacher; special education; sped; resource teacher; intervention specialist; inclusion teacher; special ed; learning support; resource room; education specialist",
  ),
  work(
    "education.early",
    "preschool teacher; early childhood; pre k teacher; prek teacher; montessori; head start teacher; lead toddler teacher; infant teacher; toddler teacher",
  ),
  work(
    "education.aide",
    "paraprofessional; paraeducator; teacher aide/assistant; teaching assistant; instructional aide/assistant; tutor; classroom assistant; behavior technician; camp counselor; student teacher",
    1,
  ),
  work(
    "education.counselor",
    "school counselor; guidance counselor; college counselor; school social worker; school psychologist; career counselor; student support counselor",
  ),
  work(
    "education.advisor",
    "academic advisor/adviser; student success; student advisor; admissions counselor/officer; enrollment; registrar university; student affairs; student services; financial aid; residence life; retention specialist; success coach; academic coach; advising",
  ),
  work(
    "education.leader",
    "principal school; assistant principal; school principal; dean; superintendent schools; head of school; vice principal; director education; school administrator; department chair; principal elementary/middle/high; school director; academic director",
    4,
  ),
  work(
    "education.professor",
    "professor; lecturer; adjunct; instructor; faculty; postdoctoral; postdoc; college instructor",
    3,
  ),
  work(
    "education.instruction",
    "instructional designer/coordinator/coach; curriculum; e learning; elearning; learning designer; learning experience designer; curriculum developer/specialist; instructional technologist; educational technologist; trainer",
  ),
  work("education.library", "librarian; library; media specialist; archivist"),
];

export const educationNear: readonly Near[] = [
  ["education.teacher", "education.subject", 0.65],
  ["education.teacher", "education.special", 0.55],
  ["education.teacher", "education.early", 0.55],
  ["education.teacher", "education.aide", 0.35],
  ["education.teacher", "education.counselor", 0.25],
  ["education.teacher", "education.advisor", 0.2],
  ["education.teacher", "education.professor", 0.35],
  ["education.teacher", "education.library", 0.2],
  ["education.subject", "education.early", 0.25],
  ["education.subject", "education.professor", 0.45],
  ["education.subject", "education.aide", 0.3],
  ["education.subject", "education.advisor", 0.15],
  ["education.subject", "education.counselor", 0.2],
  ["education.subject", "education.library", 0.15],
  ["education.special", "education.aide", 0.4],
  ["education.special", "education.counselor", 0.3],
  ["education.special", "education.advisor", 0.12],
  ["education.special", "education.professor", 0.2],
  ["education.special", "education.library", 0.12],
  ["education.special", "mind.psychologist", 0.3],
  ["education.counselor", "education.advisor", 0.55],
  ["education.early", "care.child", 0.45],
  ["education.advisor", "service.success", 0.2],
];
