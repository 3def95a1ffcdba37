import { useState } from 'react';
import { countText, UNKNOWN } from '#shared/format/figures.ts';
import type { PropertyType } from '#shared/listings/listings.ts';
import { documentRoom, type Folder } from '../../../../content/demos/documentRoom.ts';
import { FigureStrip } from '../../../../ui/figures/FigureStrip.tsx';
import { propertyTypeLabel } from '../../../listings/market/index.ts';
import { CommunityPicker } from '../CommunityPicker.tsx';
import type { Community } from '../community.ts';
import styles from '../Demos.module.css';
import { MarketLoader } from '../MarketLoader.tsx';
import { useSelectedCommunity } from '../useSelectedCommunity.ts';
import own from './DiligencePart.module.css';

export default function DiligencePart() {
  return <MarketLoader>{(market) => <Diligence market={market} />}</MarketLoader>;
}

/** The folders and documents for a community type. */
const foldersFor = (type: string): Folder[] =>
  documentRoom.map((folder) => ({
    ...folder,
    documents: folder.documents.filter(
      ({ of }) => of === undefined || of.includes(type as PropertyType),
    ),
  }));

function Diligence({ market }: { readonly market: readonly [Community, ...Community[]] }) {
  const { chosen, choose } = useSelectedCommunity(market);
  const folders = foldersFor(chosen.property_type);
  const [received, setReceived] = useState<ReadonlySet<string>>(new Set());
  const requestedFolders = folders.filter(({ documents }) => documents.length > 0);
  const documentNames = folders.flatMap(({ documents }) => documents.map(({ name }) => name));
  const here = documentNames.filter((name) => received.has(name)).length;
  const toggle = (name: string) => {
    const next = new Set(received);
    if (!next.delete(name)) next.add(name);
    setReceived(next);
  };
  return (
    <div className={styles.tool}>
      <div className={styles.inputs}>
        <CommunityPicker
          label="Community you're buying"
          market={market}
          chosen={chosen}
          choose={(id) => {
            setReceived(new Set());
            choose(id);
          }}
        />
        <dl className={own.facts}>
          {[
            ['Type', propertyTypeLabel(chosen.property_type)],
            ['License', chosen.license_type ?? 'Not stated'],
            ['Care', chosen.care_level ?? UNKNOWN],
            ['Licensed beds', countText(chosen.licensed_beds)],
          ].map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.quiet}>Document requirements differ by community type. Choose one.</p>
      </div>
      <div className={styles.results}>
        <FigureStrip
          figures={[
            { label: 'Received', value: `${here} of ${documentNames.length}` },
            { label: 'Missing', value: `${documentNames.length - here}` },
            {
              label: 'Folders complete',
              value: `${requestedFolders.filter((folder) => isComplete(folder, received)).length} of ${requestedFolders.length}`,
            },
          ]}
        />
        <ol id="room" className={own.room}>
          {folders.map((folder) => (
            <FolderItem key={folder.name} folder={folder} received={received} onToggle={toggle} />
          ))}
        </ol>
      </div>
    </div>
  );
}

const isComplete = ({ documents }: Folder, received: ReadonlySet<string>): boolean =>
  documents.every(({ name }) => received.has(name));

interface FolderItemProps {
  readonly folder: Folder;
  readonly received: ReadonlySet<string>;
  readonly onToggle: (name: string) => void;
}

function FolderItem({ folder: { name, why, documents }, received, onToggle }: FolderItemProps) {
  return (
    <li>
      <h2>{name}</h2>
      <p className={styles.quiet}>{why}</p>
      {documents.length === 0 ? (
        <p className={styles.small}>No documents for this community type.</p>
      ) : (
        <ul>
          {documents.map((document) => (
            <li key={document.name}>
              <label>
                <input
                  type="checkbox"
                  checked={received.has(document.name)}
                  onChange={() => onToggle(document.name)}
                />
                {document.name}
              </label>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
