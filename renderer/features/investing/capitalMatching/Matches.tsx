import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { CAPITAL_KINDS, describeReason } from '#shared/investing/capital.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { syndicationStyles as styles } from '../syndication/index.ts';
import { IntroduceDialog } from './CapitalDialogs.tsx';
import { useCapitalMatchesQuery } from './capitalApi.ts';
import type { CapitalMatch, CapitalRequest } from './capitalShapes.ts';

/** Boxes for a request, the best first, with every reason. */
export function Matches({ request }: { readonly request: CapitalRequest }) {
  const query = useCapitalMatchesQuery(request.id);
  const [chosen, setChosen] = useState<CapitalMatch | null>(null);
  return (
    <section className={ui.stack8} aria-label="Matches">
      <h2 className={styles.title}>Matches for {request.title}</h2>
      <Loaded
        answer={query}
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="No matches yet">
            No published box is for this kind of capital.
          </EmptyState>
        }
        keepsLast
      >
        {(matches) => (
          <ul className={styles.bands}>
            {matches.map((match) => (
              <MatchRow key={match.id} match={match} onIntroduce={() => setChosen(match)} />
            ))}
          </ul>
        )}
      </Loaded>
      {chosen !== null && (
        <IntroduceDialog request={request} box={chosen} onClose={() => setChosen(null)} />
      )}
    </section>
  );
}

const FITS = [
  ['for', 'For'],
  ['against', 'Against'],
  ['unknown', 'Not known'],
] as const;

function MatchRow({
  match,
  onIntroduce,
}: {
  readonly match: CapitalMatch;
  readonly onIntroduce: () => void;
}) {
  const against = match.reasons.filter(({ fit }) => fit === 'against').length;
  return (
    <li>
      <div className={styles.bar}>
        <h3>
          {match.provider}: {match.name}
        </h3>
        <Tag minimal intent={against === 0 ? 'success' : against === 1 ? 'warning' : 'none'}>
          {against === 0 ? 'Fits' : `${against} against`}
        </Tag>
        <span className={ui.caption}>
          {labelOf(CAPITAL_KINDS, match.kind)}, {formatShortDollars(match.minimum)} to{' '}
          {formatShortDollars(match.maximum)}, confirmed {formatCalendarDay(match.confirmed_on)}
        </span>
        <span className={styles.end}>
          {match.introduction_id === null ? (
            <Button
              size="small"
              aria-label={`Introduce request: ${match.provider}`}
              onClick={onIntroduce}
            >
              Introduce request
            </Button>
          ) : (
            <span className={ui.caption}>Introduced</span>
          )}
        </span>
      </div>
      {FITS.map(([fit, label]) => {
        const reasons = match.reasons.filter((reason) => reason.fit === fit);
        return reasons.length === 0 ? null : (
          <p key={fit}>
            <span className={ui.label}>{label}:</span> {reasons.map(describeReason).join('; ')}.
          </p>
        );
      })}
      {match.notes !== '' && <p className={ui.muted}>{match.notes}</p>}
    </li>
  );
}
