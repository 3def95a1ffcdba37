import { formatCents } from '../../../../shared/format/money.ts';
import { monthLabel } from '../../../../shared/operator/ledger.ts';
import { REPORTS, type ReportCell } from '../../../../shared/operator/reports.ts';
import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { defineEmail } from './template.ts';
import {
  count,
  type FieldParser,
  list,
  name,
  optional,
  passage,
  path,
  TemplateDataError,
  text,
} from './template-data.ts';

interface CommunityInvitationFacts {
  community: string;
  by: string;
  validDays: number;
}

interface OrderItem {
  description: string;
  quantity: number;
  unit_cents: number;
  total_cents: number;
}

interface PurchaseOrderFacts {
  community: string;
  number: number;
  /** In cents. */
  total: number;
  address: string;
  phone: string | undefined;
  zone: string;
  supplier: string;
  orderedAt: string;
  neededBy: string | undefined;
  items: OrderItem[];
  /** Only for suppliers with an account. */
  path: string | undefined;
}

interface ResidencyAgreementFacts {
  community: string;
  name: string;
  path: string;
  validDays: number;
}

interface OperatorReportFacts {
  community: string;
  report: string;
  /** Such as "2026-05". */
  month: string;
  path: string;
  /** Missing for reports that name residents: they are read on the screen. */
  rows: { cells: ReportCell[] }[] | undefined;
}

const reportRows: FieldParser<{ cells: ReportCell[] }[]> = (value) => {
  if (!Array.isArray(value)) throw new TemplateDataError('rows are missing');
  return value.map((row: unknown) => {
    const cells = (row as { readonly cells?: unknown } | null)?.cells;
    if (!Array.isArray(cells)) throw new TemplateDataError('cells are missing');
    return {
      cells: cells.map((cell: unknown) =>
        cell === null || typeof cell === 'number' ? cell : text(cell),
      ),
    };
  });
};

const reportLabel = (report: string): string =>
  REPORTS.find(({ id }) => id === report)?.label ?? 'Report';

/** Emails of communities; see `schemas/operator/access/community_invitations.sql`. */
export const OPERATOR_EMAILS = {
  community_invitation: defineEmail<CommunityInvitationFacts>({
    facts: { community: passage, by: name, validDays: count },
    sample: { community: 'Willow Creek', by: 'Olivia Operator', validDays: 14 },
    write: ({ community, by, validDays }, site) => ({
      subject: `Join the team of ${community} at ${PRODUCT_NAME}`,
      lead: [
        `${by || 'The executive director'} invited you to join the team of ${community} at ${PRODUCT_NAME}.`,
        "Sign in with this email address to accept or decline. If you don't have an account, create one with this address first.",
      ],
      action: { label: 'View invitation', link: site.url + routes.workspaceSettings.path },
      notes: [
        `The invitation expires in ${validDays} days. If you don't know the sender, ignore this email.`,
      ],
    }),
  }),

  residency_agreement: defineEmail<ResidencyAgreementFacts>({
    facts: { community: passage, name: name, path, validDays: count },
    sample: {
      community: 'Willow Creek',
      name: 'Nina Clark',
      path: '/residency-agreement/00000000-0000-4000-8000-000000000001',
      validDays: 30,
    },
    write: ({ community, name: signer, path, validDays }, site) => ({
      subject: `Residency agreement of ${community} to sign`,
      lead: [
        `${signer}, ${community} sent you a residency agreement. Read it and sign it online.`,
        "Sign in with this email address. If you don't have an account, create one with this address first.",
      ],
      action: {
        label: 'Read and sign',
        link: site.url + path,
      },
      notes: [
        `The agreement can be signed for ${validDays} days. If you don't know the community, ignore this email.`,
      ],
    }),
  }),

  operator_report: defineEmail<OperatorReportFacts>({
    facts: { community: passage, report: text, month: text, path, rows: optional(reportRows) },
    sample: {
      community: 'Willow Creek',
      report: 'occupancy',
      month: '2026-05',
      path: '/operator/reports?report=occupancy&month=2026-05',
      rows: [{ cells: ['studio', 20, 19, 17, 89.5, 420_000] }],
    },
    write: ({ community, report, month, path: to, rows }, site) => ({
      subject: `${reportLabel(report)} of ${community}, ${monthLabel(month)}`,
      lead: [
        rows === undefined
          ? `The report of ${community} is ready. Sign in to read it.`
          : `The report of ${community} is attached as a PDF and an Excel workbook.`,
      ],
      action: { label: 'View report', link: site.url + to },
      notes: [
        'You get this because your community sends it on a schedule. Manage it on the report.',
      ],
    }),
    attach: async ({ community, report, month, rows }) => {
      if (rows === undefined) return [];
      const { renderOperatorReport } = await import('../documents/operator-report.ts');
      const { renderReportWorkbook } = await import('../documents/report-workbook.ts');
      const filename = `${report.replaceAll('_', '-')}-${month}`;
      const content = { report, month, community, rows };
      return [
        {
          filename: `${filename}.pdf`,
          type: 'application/pdf',
          content: await renderOperatorReport(content),
        },
        {
          filename: `${filename}.xlsx`,
          type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          content: await renderReportWorkbook(content),
        },
      ];
    },
  }),

  purchase_order: defineEmail<PurchaseOrderFacts>({
    facts: {
      community: passage,
      number: count,
      total: count,
      address: passage,
      phone: optional(text),
      zone: text,
      supplier: passage,
      orderedAt: text,
      neededBy: optional(text),
      items: list(
        { description: passage, quantity: count, unit_cents: count, total_cents: count },
        100,
      ),
      path: optional(path),
    },
    sample: {
      community: 'Willow Creek',
      number: 41,
      total: 18_450,
      address: '12 Mill Street, Richmond, IN, 47374',
      phone: '(765) 555-0142',
      zone: 'America/New_York',
      supplier: 'Midwest Filters',
      orderedAt: '2026-05-04T14:30:00Z',
      neededBy: '2026-05-15',
      items: [
        {
          description: 'Air filter 20 × 25',
          quantity: 3,
          unit_cents: 6150,
          total_cents: 18_450,
        },
      ],
      path: '/operator/procurement?purchase=00000000-0000-4000-8000-000000000001',
    },
    write: ({ community, number, total, items, address, path: to }, site) => ({
      subject: `Purchase order ${number} from ${community}`,
      lead: [
        `${community} orders for ${formatCents(total)}, without freight and tax:`,
        ...items
          .slice(0, 40)
          .map(
            (item) =>
              `${item.quantity} × ${item.description}, ${formatCents(item.unit_cents)} each`,
          ),
        `Deliver to ${community}${address === '' ? '' : `, ${address}`}.`,
      ],
      ...(to !== undefined && { action: { label: 'View purchase order', link: site.url + to } }),
      notes: [`The order is attached as a PDF. Put the number ${number} on your invoice.`],
    }),
    attach: async (order) => {
      const { renderPurchaseOrder } = await import('../documents/purchase-order.ts');
      const content = await renderPurchaseOrder({
        order_number: order.number,
        community: order.community,
        address: order.address,
        phone: order.phone ?? null,
        time_zone: order.zone,
        supplier: order.supplier,
        needed_by: order.neededBy ?? null,
        ordered_at: order.orderedAt,
        total_cents: order.total,
        lines: order.items,
      });
      return [{ filename: `purchase-order-${order.number}.pdf`, type: 'application/pdf', content }];
    },
  }),
};
