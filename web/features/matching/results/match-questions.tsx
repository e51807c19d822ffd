import type { ShownQuestion } from "#domain/matching/endpoints/interview-questions.ts";

interface MatchQuestionsProps {
  readonly name: string;
  readonly questions: readonly string[];
  readonly details: readonly ShownQuestion[];
}

export const MatchQuestions = ({ name, questions, details }: MatchQuestionsProps) => (
  <section aria-label={`Interview questions for ${name}`} className="rounded-control bg-paper-2 px-5 py-4.5">
    <h4 className="text-[15px]/6 font-[600]">Interview Questions</h4>
    <ol className="mt-2 grid list-decimal gap-3.5 pl-5 text-[15px]/6 marker:font-[600] marker:text-ink-3">
      {questions.map((question, index) => {
        const detail = details[index];
        return (
          <li key={question}>
            <p className="text-ink">{question}</p>
            {detail !== undefined && (
              <p className="mt-0.5 text-sm/[22px] text-ink-3">
                {detail.why} <span className="text-ink-2">{detail.goodAnswer}</span>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  </section>
);
