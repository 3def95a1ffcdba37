import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import sections from '../../kit/work/figures/FigureSections.module.css';
import { type Business, total } from './businessFigures.ts';
import { shareText } from './change.ts';
import { Definitions } from './Definitions.tsx';
import { countFigure } from './figureOf.ts';

const MEANT = [
  ['Message', 'Every message sent in a conversation, in the period.'],
  [
    'Inquiry',
    'A buyer’s first message to the broker of a listing; the same listing again is none.',
  ],
  [
    'Answered within a day',
    'Where its broker wrote in the conversation about it within 24 hours. Answers by telephone or letter are not seen here.',
  ],
] as const;

/** What people write, and how soon inquiries are answered. */
export function Talk({ business }: { readonly business: Business }) {
  const { sums } = business;
  const asked = total(sums.inquiry);
  const answered = total(sums.inquiry_answered);
  return (
    <section className={sections.section} aria-labelledby="talk">
      <h2 id="talk">Messages and inquiries</h2>
      <FigureStrip
        figures={[
          countFigure('Messages', total(sums.message)),
          countFigure('Inquiries', asked),
          countFigure('Answered within a day', answered),
          {
            label: 'Of all inquiries',
            value: shareText(answered.times, asked.times),
            hint: `${shareText(answered.before, asked.before)} before`,
          },
        ]}
      />
      <Definitions of="messages" told={MEANT} />
    </section>
  );
}
