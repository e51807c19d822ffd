interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

interface QuestionsProps {
  readonly title: string;
  readonly questions: readonly FaqEntry[];
}

/** Employers' questions with visible answers. Nothing has to be expanded. */
export const Questions = ({ title, questions }: QuestionsProps) => (
  <div className="grid gap-8 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14">
    <h2 className="max-w-[14ch] text-[30px] md:text-[38px]">{title}</h2>
    <dl className="divide-y divide-line border-y border-line">
      {questions.map(({ question, answer }) => (
        <div key={question} className="py-6 md:py-7">
          <dt className="font-display text-[20px]/[1.25] font-[620] tracking-[-0.015em]">{question}</dt>
          <dd className="mt-2.5 max-w-[38em] text-base/[26px] text-ink-2">{answer}</dd>
        </div>
      ))}
    </dl>
  </div>
);
