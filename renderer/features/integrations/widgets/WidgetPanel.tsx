import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { HistorySection } from '../history/index.ts';
import { keyStyles } from '../keys/index.ts';
import { WIDGET_THEMES, widgetSnippet, widgetStatus, widgetUrl } from './widgets.ts';
import type { SiteWidget } from './widgetsApi.ts';

interface WidgetPanelProps {
  readonly widget: SiteWidget;
  readonly onAct: (act: 'edit' | 'revoke') => void;
}

/** A widget with the HTML to copy and the websites that can show it. */
export function WidgetPanel({ widget, onAct }: WidgetPanelProps) {
  const host = useHost();
  const [backend, setBackend] = useState<string>();
  useEffect(() => {
    void host.backend().then(({ url }) => setBackend(url));
  }, [host]);
  const { revoked_at: revokedAt, form_id: formId } = widget;
  return (
    <div className={ui.stack16}>
      {revokedAt === null && (
        <div className={ui.actions}>
          <Button size="small" onClick={() => onAct('edit')}>
            Edit widget
          </Button>
          <Button size="small" intent="danger" variant="minimal" onClick={() => onAct('revoke')}>
            Revoke widget
          </Button>
        </div>
      )}
      <Facts>
        <Fact name="Status">
          {widgetStatus(widget).label}
          {revokedAt !== null && `, ${formatDateTime(revokedAt)}`}
        </Fact>
        {formId !== null && (
          <Fact name="Leads">
            <RouteLink to="leads" query={{ form_id: formId }}>
              Leads of this form
            </RouteLink>
          </Fact>
        )}
        <Fact name="Websites">
          {widget.origins.map((origin) => (
            <div key={origin}>{origin}</div>
          ))}
        </Fact>
        <Fact name="Colors">{WIDGET_THEMES[widget.theme]}</Fact>
      </Facts>
      {revokedAt === null && (
        <section aria-label="Embed" className={ui.stack8}>
          <h3>Embed</h3>
          <p className={ui.note}>
            Paste this HTML where the widget belongs. Change the height if you need more space.
          </p>
          {backend === undefined ? (
            <Skeleton height="2.5rem" />
          ) : (
            <>
              <div className={keyStyles.secret}>
                <CopyLinkField label="HTML" noun="HTML" address={widgetSnippet(backend, widget)} />
              </div>
              <p>
                <a href={widgetUrl(backend, widget.id)} target="_blank" rel="noreferrer">
                  Open widget
                </a>
              </p>
            </>
          )}
        </section>
      )}
      <HistorySection itemId={widget.id} />
    </div>
  );
}
