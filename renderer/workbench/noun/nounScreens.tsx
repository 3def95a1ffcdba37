import { Button } from '@blueprintjs/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Noun } from '#shared/records/noun.ts';
import type { FormValues } from '#shared/records/schema.ts';
import type { RouteName } from '#shared/routes.ts';
import { lazyPart } from '../../ui/chunk/lazyPart.tsx';
import { DialogButton } from '../../ui/dialog/DialogButton.tsx';
import { isId } from '../../ui/format/id.ts';
import type { MenuEntry } from '../../ui/menu/MenuButton.tsx';
import { NotFoundMessage } from '../../ui/page/NotFoundMessage.tsx';
import { useUrlSearch } from '../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import type { RecordRow } from '../data/row.ts';
import { FOCUS_RECORD_STATE } from '../focusRecord.ts';
import { RecordDialog } from '../form/RecordDialog.tsx';
import type { ImportDialogProps } from '../import/ImportDialog.tsx';
import { LIST_AND_BOARD, ListModeSwitch, readListMode } from '../list/ListModeSwitch.tsx';
import { NounList } from '../list/NounList.tsx';
import type { BuiltInView } from '../list/ViewTabs.tsx';
import { RecordPage, type RecordPageProps } from '../record/RecordPage.tsx';
import { RecordPanel } from '../record/RecordPanel.tsx';
import { getRecordNeighbors } from '../record/recordNeighbors.ts';

export interface NounScreensOf {
  readonly noun: Noun;
  /** Route of its list. */
  readonly route: RouteName;
  /** Empty state text. */
  readonly nothing: string;
  readonly builtIn?: readonly BuiltInView[];
  /** Links to related lists. */
  readonly besides?: ReactNode;
  /** Creates a record in place of the form, such as from a file. */
  readonly create?: ReactNode;
  /** Initial values of a new record. */
  readonly begin?: FormValues;
  /** Hook for additional record actions. */
  readonly useActs?: () => (row: RecordRow) => readonly MenuEntry[];
  readonly quick?: (row: RecordRow) => ReactNode;
  readonly related?: (row: RecordRow) => ReactNode;
  readonly isRelatedFirst?: true;
  /** True if the related part already shows the record's tasks. */
  readonly relatedHasTasks?: true;
  /** Hint about entered values; `id` is the edited record's. */
  readonly hint?: (values: FormValues, id: string | null) => ReactNode;
  readonly moves?: (from: string) => readonly string[];
}

const noActs = () => () => [];

const BoardOfNoun = lazyPart(() => import('./BoardOfNoun.tsx'));

/** Screens of a noun: its list with a record panel and create form, and a record page. */
export function nounScreens(of: NounScreensOf) {
  const { noun, route, quick, related, hint, moves, useActs = noActs } = of;

  function One(props: Pick<RecordPageProps, 'id' | 'place' | 'known' | 'neighbours' | 'onClose'>) {
    const acts = useActs();
    const shared = {
      ...props,
      noun,
      acts,
      isRelatedFirst: of.isRelatedFirst,
      relatedHasTasks: of.relatedHasTasks,
      ...(quick && { quick }),
      ...(related && { related }),
      ...(moves && { moves }),
      ...(hint && {
        hint:
          ({ id }: RecordRow) =>
          (values: FormValues) =>
            hint(values, id),
      }),
    };
    return props.place === 'panel' ? <RecordPanel {...shared} /> : <RecordPage {...shared} />;
  }

  function List() {
    const [isNew, setNew] = useState(false);
    const { params } = useUrlSearch();
    const navigate = useNavigate();
    const isAddedByForm = of.create === undefined;
    const { board } = noun;
    const modes = board && <ListModeSwitch modes={LIST_AND_BOARD} />;
    const add = of.create ?? (
      <Button intent="primary" size="small" onClick={() => setNew(true)}>
        New {noun.one}
      </Button>
    );
    return (
      <>
        {board && readListMode(LIST_AND_BOARD, params) === 'board' ? (
          <BoardOfNoun
            noun={{ ...noun, board }}
            builtIn={of.builtIn}
            moves={moves}
            modes={modes}
            primary={add}
            panel={(id, close) => <One key={id} id={id} place="panel" onClose={close} />}
          />
        ) : (
          <NounList
            noun={noun}
            {...(of.builtIn && { builtIn: of.builtIn })}
            besides={of.besides}
            modes={modes}
            tools={isAddedByForm && noun.scope === undefined && <ImportButton noun={noun} />}
            primary={add}
            {...(isAddedByForm && { onCreate: () => setNew(true) })}
            nothing={
              <EmptyState title={`No ${noun.many} yet`} action={add}>
                {of.nothing}
              </EmptyState>
            }
            panel={(id, { known, ids, go, close }) => (
              <One
                key={id}
                id={id}
                place="panel"
                known={known}
                neighbours={getRecordNeighbors(ids, id, go)}
                onClose={close}
              />
            )}
          />
        )}
        {isNew && (
          <RecordDialog
            noun={noun}
            row={null}
            begin={of.begin}
            hint={hint && ((values) => hint(values, null))}
            onClose={() => setNew(false)}
            onSaved={({ id }) => {
              setNew(false);
              const as = params.get('as');
              const next = new URLSearchParams({ ...(as !== null && { as }), open: id });
              void navigate(`?${next}`, { replace: true, state: FOCUS_RECORD_STATE });
            }}
          />
        )}
      </>
    );
  }

  function Page() {
    const { id = '' } = useParams();
    const navigate = useNavigate();
    if (!isId(id)) {
      return (
        <NotFoundMessage
          title={`This ${noun.one} wasn't found`}
          to={route}
          button={`All ${noun.many}`}
        >
          This link is incomplete.
        </NotFoundMessage>
      );
    }
    return <One id={id} place="page" onClose={() => void navigate(noun.path)} />;
  }

  return { list: { Component: List }, page: { Component: Page } };
}

const ImportDialog = lazyPart<ImportDialogProps>(() => import('../import/ImportDialog.tsx'));

/** Opens the import dialog. */
function ImportButton({ noun }: { readonly noun: Noun }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogButton onClick={() => setOpen(true)}>Import {noun.many}</DialogButton>
      {isOpen && (
        <Suspense>
          <ImportDialog noun={noun} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
