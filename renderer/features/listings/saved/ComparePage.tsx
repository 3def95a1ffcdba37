import { useState } from 'react';
import {
  COMPARISON_LINES,
  type ComparedListing,
  getBestLabel,
  hasDifferences,
  isBestValue,
} from '#shared/listings/comparison.ts';
import { MAX_COMPARED_LISTINGS } from '#shared/listings/listing-figures.ts';
import { linkTo } from '#shared/routes.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { isId } from '../../../ui/format/id.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PrintButton } from '../../../workbench/print/PrintButton.tsx';
import { SHEET_KINDS, type SheetKind, saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import styles from './Saved.module.css';
import { useCompareListingsQuery, useDrawComparisonMutation } from './savedApi.ts';

/** Unique community ids in the URL. */
const idsIn = (params: URLSearchParams): readonly string[] =>
  [...new Set((params.get('ids') ?? '').split(',').filter(isId))].slice(0, MAX_COMPARED_LISTINGS);

/** Compares up to six communities; each viewer of the link sees what they have access to. */
export function Component() {
  const { search: ids, change } = useUrlSearch(idsIn);
  const query = useCompareListingsQuery(ids, { skip: ids.length === 0 });
  const [isCopied, setCopied] = useState(false);
  const [isShort, setShort] = useState(false);
  const [draw, { isLoading: isDrawing }] = useDrawComparisonMutation();
  const takeAway = (id: string) =>
    change([['ids', ids.filter((one) => one !== id).join(',')]], 'is a step');
  const inOrder = (listings: readonly ComparedListing[]) =>
    ids.flatMap((id) => listings.find((one) => one.id === id) ?? []);
  const listings = inOrder(query.data ?? []);

  async function copy() {
    await navigator.clipboard.writeText(
      `${location.origin}${linkTo('propertyComparisonTool', undefined, { ids: ids.join(',') })}`,
    );
    setCopied(true);
    announce('Link copied');
  }
  async function saveAsPdf() {
    if (isDrawing) return;
    const { data: pdf } = await draw({ ids: listings.map(({ id }) => id), isShort });
    if (pdf === undefined) return;
    savePdf('comparison', pdf);
    announce('Saved as PDF');
  }
  const save = (kind: SheetKind) =>
    saveSheet(
      {
        name: 'comparison',
        columns: [
          { label: '', type: 'text' },
          ...listings.map((one) => ({ label: one.property_name, type: 'text' as const })),
        ],
        rows: COMPARISON_LINES.map((line) => [
          line.name,
          ...listings.map((one) => line.value(one) ?? ''),
        ]),
      },
      { kind },
    );
  return (
    <Page>
      <PageHeader
        actions={
          listings.length > 0 && (
            <>
              <PlainButton onClick={() => void copy()}>
                {isCopied ? 'Link copied' : 'Copy link'}
              </PlainButton>
              <MenuButton
                label="Export as"
                isBusy={isDrawing}
                sections={[
                  {
                    entries: [
                      { name: 'PDF', onChoose: () => void saveAsPdf() },
                      ...SHEET_KINDS.map(({ kind, label }) => ({
                        name: label,
                        onChoose: () => void save(kind),
                      })),
                    ],
                  },
                ]}
              >
                Export
              </MenuButton>
              <PrintButton />
            </>
          )
        }
      />
      {ids.length === 0 ? (
        <EmptyState
          title="Nothing to compare yet"
          action={<LinkButton to="investmentOpportunities">Communities for sale</LinkButton>}
        >
          Choose up to six communities from the list or your saved ones.
        </EmptyState>
      ) : (
        <Loaded answer={query} keepsLast waiting={<Skeleton height="30rem" />}>
          {(found) => (
            <Table
              listings={inOrder(found)}
              missing={ids.length - found.length}
              isShort={isShort}
              onShort={setShort}
              onTake={takeAway}
            />
          )}
        </Loaded>
      )}
    </Page>
  );
}

interface TableProps {
  readonly listings: readonly ComparedListing[];
  /** Number of communities in the link that this viewer cannot see. */
  readonly missing: number;
  readonly isShort: boolean;
  readonly onShort: (isShort: boolean) => void;
  readonly onTake: (id: string) => void;
}

function Table({ listings, missing, isShort, onShort, onTake }: TableProps) {
  const lines = isShort
    ? COMPARISON_LINES.filter((line) => hasDifferences(line, listings))
    : COMPARISON_LINES;
  return (
    <>
      <div className={`${styles.choices} screen-only`}>
        <label>
          <input
            type="checkbox"
            checked={isShort}
            onChange={({ target }) => onShort(target.checked)}
          />
          Differences only
        </label>
        {missing > 0 && (
          <p role="status" className={ui.note}>
            {missing === 1 ? '1 community is' : `${missing} communities are`} no longer for sale.
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard. */}
      <section className={ui.scroll} aria-label="Comparison" tabIndex={0}>
        <table className={styles.compare}>
          <thead>
            <tr>
              <td />
              {listings.map(({ id, property_name: name }) => (
                <th key={id} scope="col">
                  <Link to={linkTo('property', { id })} className={ui.strong}>
                    {name}
                  </Link>
                  <div className="screen-only">
                    <PlainButton
                      variant="minimal"
                      size="small"
                      aria-label={`Remove ${name}`}
                      onClick={() => onTake(id)}
                    >
                      Remove
                    </PlainButton>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              return (
                <tr key={line.name}>
                  <th scope="row">{line.name}</th>
                  {listings.map((listing) => {
                    const isBest = isBestValue(line, listing, listings);
                    return (
                      <td key={listing.id} data-best={isBest}>
                        {line.text(listing)}
                        {isBest && <span className={ui.subline}>{getBestLabel(line)}</span>}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}
