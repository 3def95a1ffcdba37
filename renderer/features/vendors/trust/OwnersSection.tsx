import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { EXCLUSION_SOURCES } from '#shared/vendors/exclusionLists.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { isPlainLine } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Trust.module.css';
import type { Owners } from './trust.ts';
import { useMyOwnersQuery, useSaveOwnersMutation } from './trustApi.ts';

const MOST = 20;

/** Owners that a vendor names for the exclusion checks, and the lists they were checked against. */
export default function OwnersSection() {
  return (
    <section aria-labelledby="owners" className={ui.stack12}>
      <h2 id="owners" className={styles.heading}>
        Owners and exclusion checks
      </h2>
      <Loaded answer={useMyOwnersQuery()} waiting={<Skeleton height="10rem" />}>
        {(found) =>
          found !== null && (
            <>
              {found.is_excluded && (
                <p role="alert" className={ui.error}>
                  Our team confirmed a match on an exclusion list. Your profile isn't verified and
                  receives no requests. Contact support if this is wrong.
                </p>
              )}
              <p className={ui.note}>{checkedText(found)}</p>
              <OwnersForm key={found.owners.map(({ name }) => name).join()} owners={found.owners} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

const checkedText = ({ checked }: Owners): string =>
  checked.length === 0
    ? 'We check your company and its owners against federal exclusion lists.'
    : `Checked against ${checked
        .map(({ source, on }) => `${EXCLUSION_SOURCES[source]} of ${formatDay(on)}`)
        .join(' and ')}.`;

interface OwnerLine {
  readonly key: string;
  readonly name: string;
  readonly npi: string;
}

const newLine = (): OwnerLine => ({ key: crypto.randomUUID(), name: '', npi: '' });

function problemsOf({ name, npi }: OwnerLine): { name?: string; npi?: string } {
  if (name.trim() === '' && npi.trim() === '') return {};
  return {
    ...((name.trim().length < 3 || name.length > 120 || !isPlainLine(name)) && {
      name: 'Enter first and last name.',
    }),
    ...(npi.trim() !== '' && !/^\d{10}$/.test(npi.trim()) && { npi: 'An NPI has 10 digits.' }),
  };
}

function OwnersForm({ owners }: Pick<Owners, 'owners'>) {
  const [lines, setLines] = useState<readonly OwnerLine[]>(() =>
    owners.length === 0
      ? [newLine()]
      : owners.map(({ name, npi }) => ({ ...newLine(), name, npi: npi ?? '' })),
  );
  const [isShown, setShown] = useState(false);
  const [save, { isLoading, error }] = useSaveOwnersMutation();
  const change = (key: string, changes: Partial<OwnerLine>) =>
    setLines((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  async function send() {
    setShown(true);
    if (lines.some((one) => Object.keys(problemsOf(one)).length > 0)) return;
    await save(
      lines
        .filter(({ name }) => name.trim() !== '')
        .map(({ name, npi }) => ({ name: name.trim(), npi: npi.trim() || null })),
    );
  }
  return (
    <Form aria-label="Owners" className={styles.owners} onSend={send}>
      {lines.map((one, at) => {
        const problems = isShown ? problemsOf(one) : {};
        return (
          <div key={one.key} className={styles.owner}>
            <TextField
              label={`Owner ${at + 1}`}
              maxLength={120}
              value={one.name}
              error={problems.name}
              onChange={({ target }) => change(one.key, { name: target.value })}
            />
            <WholeNumberField
              label={`NPI of owner ${at + 1}`}
              isOptional
              maxLength={10}
              value={one.npi}
              error={problems.npi}
              onChange={({ target }) => change(one.key, { npi: target.value })}
            />
            <Button
              variant="minimal"
              aria-label={`Remove owner ${at + 1}`}
              onClick={() => setLines((before) => before.filter(({ key }) => key !== one.key))}
            >
              Remove
            </Button>
          </div>
        );
      })}
      <ServerError error={error} title="Not saved" />
      <div className={ui.actions12}>
        <Button type="submit" intent="primary" loading={isLoading}>
          Save owners
        </Button>
        {lines.length < MOST && (
          <Button onClick={() => setLines((before) => [...before, newLine()])}>Add owner</Button>
        )}
      </div>
    </Form>
  );
}
