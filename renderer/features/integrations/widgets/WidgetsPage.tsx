import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { RevokeWidgetDialog, WidgetDialog } from './WidgetDialogs.tsx';
import { WidgetPanel } from './WidgetPanel.tsx';
import { WIDGET_KINDS, widgetStatus } from './widgets.ts';
import { type SiteWidget, useSiteWidgetsQuery } from './widgetsApi.ts';

const nameOf = ({ title }: SiteWidget): string => title;

const COLUMNS: readonly Column<SiteWidget>[] = [
  { id: 'title', label: 'Title', type: 'text', value: nameOf, width: 14 },
  { id: 'status', label: 'Status', type: 'state', value: widgetStatus, width: 10, card: 'side' },
  {
    id: 'kind',
    label: 'Shows',
    type: 'text',
    value: ({ kind, form_name }) => form_name ?? WIDGET_KINDS[kind],
    width: 12,
    card: 'line',
  },
  {
    id: 'websites',
    label: 'Websites',
    type: 'text',
    value: ({ origins }) => origins.join(', '),
    width: 18,
  },
  {
    id: 'created',
    label: 'Created',
    type: 'date',
    value: (widget) => widget.created_at,
    width: 7,
    card: 'note',
  },
];

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'edit' | 'revoke'; readonly widget: SiteWidget };

/** Widgets for the user's own websites, with the open one over the list. */
export function Component() {
  const query = useSiteWidgetsQuery();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const create = (
    <Button size="small" intent="primary" onClick={() => setOpen({ what: 'new' })}>
      Create widget
    </Button>
  );
  return (
    <>
      <LocalList
        kind="site-widgets"
        noun={['widget', 'widgets']}
        answer={query}
        columns={COLUMNS}
        sortedBy="-created"
        nameOf={nameOf}
        primary={create}
        nothing={
          <EmptyState title="No widgets yet" action={create}>
            Show your public listings or a lead form on your own website.
          </EmptyState>
        }
        panel={(widget, { to, closed }) => (
          <RecordPanel
            title={widget.title}
            subtitle={widget.form_name ?? WIDGET_KINDS[widget.kind]}
            isLoading={false}
            isBusy={query.isFetching}
            to={to}
            onClose={() => void navigate(closed, { replace: true })}
          >
            <WidgetPanel widget={widget} onAct={(what) => setOpen({ what, widget })} />
          </RecordPanel>
        )}
      />
      {open?.what === 'new' && <WidgetDialog onClose={close} />}
      {open?.what === 'edit' && <WidgetDialog known={open.widget} onClose={close} />}
      {open?.what === 'revoke' && <RevokeWidgetDialog known={open.widget} onClose={close} />}
    </>
  );
}
