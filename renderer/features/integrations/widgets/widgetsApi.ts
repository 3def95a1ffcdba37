import '#shared/texts/integrations.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const MOST_FORMS = 200;

const isWidget = s.object({
  id: s.text,
  kind: s.oneOf(['listings', 'lead_form']),
  title: s.text,
  form_id: s.orNull(s.text),
  form_name: s.orNull(s.text),
  origins: s.listOf(s.text),
  theme: s.oneOf(['light', 'dark', 'auto']),
  created_at: s.text,
  revoked_at: s.orNull(s.text),
  /** Why it shows nothing; null if it shows its content. */
  problem: s.orNull(s.text),
});
export type SiteWidget = s.ShapeOf<typeof isWidget>;
const areWidgets = s.listOf(isWidget);

const forms = (ownerId: string) => (client: DataClient) =>
  client
    .from('lead_forms')
    .select('id, name')
    .eq('owner_id', ownerId)
    .is('deleted_at', null)
    .order('name')
    .limit(MOST_FORMS);

export interface WidgetValues {
  readonly id: string;
  readonly kind: SiteWidget['kind'];
  readonly title: string;
  readonly formId: string | null;
  readonly origins: readonly string[];
  readonly theme: SiteWidget['theme'];
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['SiteWidgets', 'Connections'] });

export const {
  useSiteWidgetsQuery,
  useWidgetFormsQuery,
  useSaveSiteWidgetMutation,
  useRevokeSiteWidgetMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['SiteWidgets', 'Connections'])) => ({
    siteWidgets: read(areWidgets, () => rpc('list_my_site_widgets'), ['SiteWidgets']),

    /** The user's own lead forms, which a widget can show. */
    widgetForms: build.query<ResponseOf<typeof forms>, string>({
      query: forms,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      keepUnusedDataFor: 0,
    }),

    saveSiteWidget: write(
      { success: integrationNotices.widgetSaved },
      ({ id, kind, title, formId, origins, theme }: WidgetValues) =>
        rpc('save_site_widget', { id, kind, title, formId: formId as string, origins, theme }),
    ),

    revokeSiteWidget: write({ success: integrationNotices.widgetRevoked }, (id: string) =>
      rpc('revoke_site_widget', { id }),
    ),
  }),
});
