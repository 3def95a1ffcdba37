import type { Citation } from '#shared/ai/assistant/answer.ts';
import { linkTo } from '#shared/routes.ts';

/**
 * Returns where a citation opens: the page of a document, a record, a message, or a help answer. Built from IDs only, so an
 * answer can't link anywhere else. Null for figures and calculations.
 */
export function citationPath(citation: Citation): string | null {
  const { kind, record_id: id, parent_id: parentId, place } = citation;
  if (kind === 'room_document' && parentId && id) {
    return linkTo(
      'dealRoom',
      { transactionId: parentId },
      {
        ...(citation.folder_id ? { folder: citation.folder_id } : {}),
        document: id,
        ...(citation.page ? { page: String(citation.page) } : {}),
      },
    );
  }
  if (kind === 'listing' && id) return linkTo('property', { id });
  if (kind === 'message' && parentId) return linkTo('conversation', { conversationId: parentId });
  if (kind === 'help') return `${linkTo('faq')}#${/^[a-z0-9-]+$/.test(place ?? '') ? place : ''}`;
  if (kind === 'lesson' && parentId && id)
    return linkTo('educationLesson', { courseId: parentId, lessonId: id });
  if (kind === 'record' && id) return recordPath(citation.about ?? '', id);
  return null;
}

function recordPath(kind: string, id: string): string | null {
  if (kind === 'contacts') return linkTo('client', { id });
  if (kind === 'companies') return linkTo('company', { id });
  if (kind === 'deals') return linkTo('deal', { id });
  if (kind === 'leads') return linkTo('lead', { id });
  if (kind === 'properties') return linkTo('workspaceProperty', { id });
  if (kind === 'transactions') return linkTo('transaction', { id });
  return null;
}

const KINDS: Readonly<Record<string, string>> = {
  contacts: 'Client',
  companies: 'Company',
  deals: 'Deal',
  leads: 'Lead',
  properties: 'Property',
  transactions: 'Transaction',
};

const LABELS: Readonly<Record<Citation['kind'], string>> = {
  room_document: 'Deal room',
  listing: 'Listing',
  record: 'Record',
  message: 'Message',
  help: 'Help',
  lesson: 'Lesson',
  calculation: 'Calculation',
  figures: 'Your figures',
};

/** "Deal room · Lakeview Commons · page 2": where a citation comes from. */
export function describeCitation({ kind, about, place }: Citation): string {
  const label = kind === 'record' ? (KINDS[about ?? ''] ?? 'Record') : LABELS[kind];
  return [label, kind === 'record' ? '' : about, kind === 'room_document' ? place : '']
    .filter((part) => part)
    .join(' · ');
}
