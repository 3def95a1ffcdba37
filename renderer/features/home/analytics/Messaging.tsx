import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { type Business, sumMeasures } from './businessFigures.ts';
import { shareText } from './change.ts';
import { Definitions } from './Definitions.tsx';
import { countFigure } from './figureOf.ts';

const DEFINITIONS = [
  ['Message', 'All messages sent in conversations in the period.'],
  [
    'Inquiry',
    "A buyer's first message to a listing's broker. Repeats for the same listing don't count.",
  ],
  [
    'Answered within 24 hours',
    "The broker replied in the conversation within 24 hours. Replies by phone or outside email aren't counted.",
  ],
] as const;

/** Messages, inquiries, and response times. */
export function Messaging({ business }: { readonly business: Business }) {
  const { sums } = business;
  const inquiries = sumMeasures(sums.inquiry);
  const answered = sumMeasures(sums.inquiry_answered);
  return (
    <section className={sections.section} aria-labelledby="talk">
      <h2 id="talk">Messages and inquiries</h2>
      <FigureStrip
        figures={[
          countFigure('Messages', sumMeasures(sums.message)),
          countFigure('Inquiries', inquiries),
          countFigure('Answered within 24 hours', answered),
          {
            label: '24-hour response rate',
            value: shareText(answered.times, inquiries.times),
            hint: `previously ${shareText(answered.before, inquiries.before)}`,
          },
        ]}
      />
      <Definitions of="messages" told={DEFINITIONS} />
    </section>
  );
}
