import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DOCUMENT_ENDINGS, DOCUMENT_LIMITS } from '#shared/ai/documents/documentKinds.ts';
import { documentExtraction } from '#shared/records/nouns/documentExtraction.ts';
import { linkTo } from '#shared/routes.ts';
import { SheetError } from '#shared/sheet/sheetError.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { saveHandoff } from '../../../ui/file/handoff.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { nounScreens } from '../../../workbench/noun/nounScreens.tsx';
import { useOpenInExtraction } from './useOpenInExtraction.ts';

const { list: records } = nounScreens({
  noun: documentExtraction,
  route: 'documentIntelligence',
  nothing: 'Read a license, survey, lease, certificate, T-12, or rent roll to check its fields.',
  create: <ReadDocument />,
  besides: <RouteLink to="dealRooms">Read from a deal room</RouteLink>,
  useActs: useExtractionActs,
  quick: ({ id }) => (
    <LinkButton to="documentExtraction" params={{ id }} intent="primary" size="small">
      Open extraction
    </LinkButton>
  ),
});

/** Documents that were read; visitors see how it works. */
export function Component() {
  const { session } = useAuth();
  if (session !== null) return <records.Component />;
  return (
    <Page>
      <PageHeader />
      <EmptyState
        title="Sign in to read documents"
        action={
          <LinkButton to="auth" intent="primary">
            Sign in
          </LinkButton>
        }
      >
        Extractions are private to you or your team.
      </EmptyState>
    </Page>
  );
}

function useExtractionActs() {
  const navigate = useNavigate();
  return ({ id }: { readonly id: string }) => [
    {
      name: 'Open extraction',
      onChoose: () => void navigate(linkTo('documentExtraction', { id })),
    },
  ];
}

/** Chooses a file, creates its extraction, and opens it there. */
function ReadDocument() {
  const input = useRef<HTMLInputElement>(null);
  const openInExtraction = useOpenInExtraction();
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <span className={ui.actions}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Read a document"
        accept={DOCUMENT_ENDINGS}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file === undefined) return;
          const isTooLarge = file.size > DOCUMENT_LIMITS.bytes;
          setProblem(
            isTooLarge
              ? new SheetError('tooLarge').message
              : await openInExtraction(file.name, (key) => saveHandoff(key, file)),
          );
        }}
      />
      <PlainButton size="small" intent="primary" onClick={() => input.current?.click()}>
        Read a document
      </PlainButton>
      {problem !== null && (
        <span role="alert" className={ui.error}>
          {problem}
        </span>
      )}
    </span>
  );
}
