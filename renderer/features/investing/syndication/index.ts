export { AgreementToSign } from './AgreementToSign.tsx';
export { FoldTable } from './FoldTable.tsx';
export { OfferingFileButton } from './OfferingFiles.tsx';
export { SaveStatement } from './SaveStatement.tsx';
export { default as syndicationStyles } from './Syndication.module.css';
export { syndicationApi } from './syndicationApi.ts';
export { isBrand, isOfferingFile, isStep, isTextToSign } from './syndicationShapes.ts';
