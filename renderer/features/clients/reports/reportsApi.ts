import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

interface InTime {
  readonly from: string;
  readonly before: string;
}
interface OfPerson {
  /** Null for the whole team. */
  readonly person: string | null;
}

const ofPerson = ({ person }: OfPerson) => (person === null ? {} : { p_owner: person });

const pipeline = (params: OfPerson) => (client: DataClient) =>
  client.rpc('report_pipeline', ofPerson(params));

const months =
  (params: OfPerson & { readonly first: string; readonly count: number }) => (client: DataClient) =>
    client.rpc('report_months', {
      p_from: params.first,
      p_months: params.count,
      ...ofPerson(params),
    });

const conversion = (params: OfPerson & InTime) => (client: DataClient) =>
  client.rpc('report_conversion', {
    p_from: params.from,
    p_to: params.before,
    ...ofPerson(params),
  });

const activity = (params: InTime) =>
  rpc('report_activity', { from: params.from, to: params.before });

const sources = (params: InTime) =>
  rpc('lead_measures', { from: params.from, to: params.before, by: 'source' });

export interface DrilldownQuery extends InTime {
  readonly figure: string;
  /** The person and the figure's key; null if the figure has none. */
  readonly person: string | null;
  readonly of: string | null;
}

const rows = ({ figure, from, before, person, of }: DrilldownQuery) =>
  rpc('report_rows', {
    figure,
    from,
    to: before,
    ...(person !== null && { person }),
    ...(of !== null && { of }),
  });

const inline = { failure: 'inline', accepts: Array.isArray } as const;
const ofDeals = [{ type: 'RecordCounts' as const, id: 'deals' }];

export const {
  useReportPipelineQuery,
  useReportMonthsQuery,
  useReportConversionQuery,
  useReportActivityQuery,
  useReportSourcesQuery,
  useReportRowsQuery,
} = recordTags.injectEndpoints({
  endpoints: (build) => ({
    reportPipeline: build.query<ResponseOf<typeof pipeline>, OfPerson>({
      query: pipeline,
      extraOptions: inline,
      providesTags: ofDeals,
    }),
    reportMonths: build.query<
      ResponseOf<typeof months>,
      OfPerson & { readonly first: string; readonly count: number }
    >({
      query: months,
      extraOptions: inline,
      providesTags: ofDeals,
    }),
    reportConversion: build.query<ResponseOf<typeof conversion>, OfPerson & InTime>({
      query: conversion,
      extraOptions: inline,
      providesTags: ofDeals,
    }),
    reportActivity: build.query<ResponseOf<typeof activity>, InTime>({
      query: activity,
      extraOptions: inline,
      providesTags: [...ofDeals, { type: 'RecordCounts', id: 'contacts' }],
    }),
    reportSources: build.query<ResponseOf<typeof sources>, InTime>({
      query: sources,
      extraOptions: inline,
      providesTags: [{ type: 'RecordCounts', id: 'leads' }],
    }),
    reportRows: build.query<ResponseOf<typeof rows>, DrilldownQuery>({
      query: rows,
      extraOptions: inline,
      providesTags: ['contacts', 'deals', 'leads'].map((id) => ({
        type: 'RecordCounts' as const,
        id,
      })),
    }),
  }),
});
