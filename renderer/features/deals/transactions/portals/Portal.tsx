import { Button } from '@blueprintjs/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SaveForm } from '../../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { useAuth } from '../../../../session/auth/index.ts';
import { z } from '../../../../ui/form/schema.ts';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import styles from './Portals.module.css';
import {
  type OpenPortal,
  useEnterPortalMutation,
  useOpenMyQuoteMutation,
  useRenewPortalMutation,
} from './portalApi.ts';
import { loadPortalKey, type PortalKey, savePortalKey } from './portalKey.ts';

interface PortalProps {
  /** The transaction's or quote's id. */
  readonly of: string;
  readonly title: string;
  /** Describes the content before it is opened. */
  readonly about: string;
  /** True if an account with the invited email opens it without a link. */
  readonly isForAccounts?: boolean;
  readonly children: (opened: OpenPortal, onOver: () => void) => ReactNode;
}

/** Opens a portal link: reads the token and removes it from the URL, exchanges it on click, and shows the content. */
export function Portal({ of, title, about, isForAccounts = false, children }: PortalProps) {
  const { session } = useAuth();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [portalKey, setPortalKey] = useState<PortalKey | null | undefined>(undefined);
  const [isOver, setOver] = useState(false);
  const keep = useCallback(
    (key: PortalKey | null) => {
      savePortalKey(of, key);
      setPortalKey(key);
    },
    [of],
  );
  const onOver = useCallback(() => {
    keep(null);
    setOver(true);
  }, [keep]);

  useEffect(() => {
    const token = hash.slice(1);
    if (token === '') {
      setPortalKey(loadPortalKey(of));
      return;
    }
    keep({ kind: 'link', key: token });
    setOver(false);
    void navigate({ hash: '' }, { replace: true });
  }, [hash, keep, navigate, of]);

  if (portalKey === undefined) return <Skeleton height="20rem" />;
  if (portalKey?.kind === 'session') return children({ of, session: portalKey.key }, onOver);
  return (
    <Page>
      <PageHeader title={title} description={about} />
      <div className={styles.entry}>
        {portalKey === null ? (
          <>
            {isForAccounts && session !== null && (
              <OpenWithAccount of={of} onOpened={(key) => keep({ kind: 'session', key })} />
            )}
            <AnotherLink of={of} isOver={isOver} />
          </>
        ) : (
          <Open
            of={of}
            token={portalKey.key}
            onOpened={(key) => keep({ kind: 'session', key })}
            onOver={onOver}
          />
        )}
      </div>
    </Page>
  );
}

interface OpenProps {
  readonly of: string;
  readonly token: string;
  readonly onOpened: (session: string) => void;
  readonly onOver: () => void;
}

/** Requires a click, because email scanners also open links and each link works once. */
function Open({ of, token, onOpened, onOver }: OpenProps) {
  const [open, { error, isLoading }] = useEnterPortalMutation();
  return (
    <>
      <p>Your link works once. What it opens stays open in this tab for four hours.</p>
      <ServerError error={error} title="Not opened" />
      <Button
        intent="primary"
        loading={isLoading}
        onClick={async () => {
          const { data } = await open({ of, token });
          if (data === null) onOver();
          else if (data !== undefined) onOpened(data);
        }}
      >
        Open
      </Button>
    </>
  );
}

interface OpenWithAccountProps {
  readonly of: string;
  readonly onOpened: (session: string) => void;
}

/** Opens a quote that was sent to the signed-in user's email. */
function OpenWithAccount({ of, onOpened }: OpenWithAccountProps) {
  const [open, { data, error, isLoading }] = useOpenMyQuoteMutation();
  return (
    <div className={styles.form}>
      <ServerError error={error} title="Not opened" />
      {data === null && <p role="alert">This quote was sent to another email.</p>}
      <div>
        <Button
          intent="primary"
          loading={isLoading}
          onClick={async () => {
            const { data: key } = await open(of);
            if (typeof key === 'string') onOpened(key);
          }}
        >
          Open with my account
        </Button>
      </div>
    </div>
  );
}

const linkRequest = z.object({ email: z.string().check(z.trim(), z.minLength(1)) });

function AnotherLink({ of, isOver }: { readonly of: string; readonly isOver: boolean }) {
  const [renew, { isSuccess }] = useRenewPortalMutation();
  const form = useSaveForm({
    schema: linkRequest,
    defaultValues: { email: '' },
    save: ({ email }) => renew({ of, email }),
  });
  if (isSuccess) {
    return (
      <p role="status">If a link for this address is still valid, we've emailed a new one to it.</p>
    );
  }
  return (
    <SaveForm
      form={form}
      aria-label="New link"
      className={styles.form}
      action="Send new link"
      failure="Not sent"
      isDisabled={form.values.email.trim() === ''}
    >
      <p>
        {isOver
          ? 'This link was already used, has expired, or was revoked.'
          : 'Open this page with a link from your email. Each link works once.'}{' '}
        We can send a new one to the email that received it.
      </p>
      <TextField label="Your email" type="email" autoComplete="email" {...form.field('email')} />
    </SaveForm>
  );
}
