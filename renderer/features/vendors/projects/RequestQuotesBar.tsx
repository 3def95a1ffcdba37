import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatList } from '#shared/format/list.ts';
import { dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useLazyGetVendorQuery } from '../directory/index.ts';
import styles from './Projects.module.css';
import { MAX_VENDORS } from './projectColumns.ts';
import type { Project } from './projects.ts';
import { useAskVendorsMutation } from './projectsApi.ts';
import type { ChosenVendors } from './useChosenVendors.ts';

interface RequestQuotesBarProps {
  readonly project: Project;
  readonly chosen: ChosenVendors;
  readonly isFull: boolean;
  readonly onAsked: () => void;
}

const count = (vendors: number): string => (vendors === 1 ? '1 vendor' : `${vendors} vendors`);

/** Stays visible while vendors are selected, and sends them the request. */
export function RequestQuotesBar({ project, chosen, isFull, onAsked }: RequestQuotesBarProps) {
  const { vendors } = chosen;
  const [requestQuotes, { error, isLoading }] = useAskVendorsMutation();
  const [look] = useLazyGetVendorQuery();
  const [unavailable, setUnavailable] = useState<readonly string[]>([]);

  async function send() {
    if (isLoading || vendors.length === 0) return;
    setUnavailable([]);
    const { error: requestError } = await requestQuotes({
      id: project.id,
      vendors: vendors.map(({ id }) => id),
    });
    if (requestError === undefined) {
      chosen.forget();
      onAsked();
    } else if (isDataError(requestError) && requestError.code === 'HXPJW') {
      const now = await Promise.all(
        vendors.map(async (one) => ({ one, vendor: (await look(one.id)).data })),
      );
      // Vendors that couldn't be checked stay selected; those no longer taking requests are removed by name.
      const out = now.filter(
        ({ vendor }) => vendor !== undefined && vendor?.takes_requests !== true,
      );
      for (const { one } of out) chosen.choose(one, false);
      setUnavailable(out.map(({ one }) => one.company_name));
    }
  }
  if (vendors.length === 0 && unavailable.length === 0) {
    return isFull ? (
      <p className={ui.note}>You've asked {MAX_VENDORS} vendors, the maximum.</p>
    ) : null;
  }
  return (
    <Form className={styles.bar} aria-label="Selected vendors" onSend={send}>
      <FormError notice={getErrorNotice(error, unavailable)}>
        {isDataError(error) && error.code === 'HXPJD' && (
          <RouteLink to="clientProjectRequest" query={{ project: project.id }}>
            Edit project
          </RouteLink>
        )}
      </FormError>
      {vendors.length > 0 && (
        <>
          <div className={styles.names}>
            <p>{formatList(vendors.map(({ company_name: name }) => name))}</p>
            {isFull && <p className={ui.note}>You can ask at most {MAX_VENDORS} vendors.</p>}
          </div>
          <div className={styles.acts}>
            <Button type="submit" intent="primary" loading={isLoading}>
              {`Ask ${count(vendors.length)}`}
            </Button>
            <Button variant="minimal" disabled={isLoading} onClick={chosen.clear}>
              Clear
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

function getErrorNotice(error: unknown, unavailable: readonly string[]): Notice | null {
  if (!isDataError(error)) return null;
  return unavailable.length === 0
    ? { title: 'No vendors asked', description: dataErrorMessage(error) }
    : {
        title: 'No vendors asked',
        description: `${formatList(unavailable)} ${unavailable.length === 1 ? 'takes' : 'take'} no requests right now and ${unavailable.length === 1 ? 'is' : 'are'} no longer selected.`,
      };
}
