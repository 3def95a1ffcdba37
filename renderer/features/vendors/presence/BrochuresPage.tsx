import { Button } from '@blueprintjs/core';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useAuth } from '../../../session/auth/index.ts';
import { placesText } from '../../../ui/directory/directoryPage.ts';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useGetMyVendorQuery } from '../directory/index.ts';
import { NoProfile } from './NoProfile.tsx';
import styles from './Presence.module.css';
import {
  useMyCalculatorsQuery,
  useMyPortfolioQuery,
  useVendorBrochureMutation,
} from './presenceApi.ts';

/** The brochure of a vendor's profile as a PDF. */
export function Component() {
  const { session } = useAuth();
  const query = useGetMyVendorQuery(session?.userId ?? '', { skip: session === null });
  const { currentData: portfolio } = useMyPortfolioQuery();
  const { currentData: calculators } = useMyCalculatorsQuery();
  const [render, { isLoading, error }] = useVendorBrochureMutation();
  const entries = (portfolio?.entries ?? []).filter(
    ({ consent }) => consent === 'unnamed' || consent === 'named',
  ).length;
  const rates = (calculators?.calculators ?? []).filter((one) => one.is_published).length;

  async function download(id: string, company: string) {
    const { data } = await render(id);
    if (data !== undefined) savePdf(`${company}, brochure`, data);
  }
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="20rem" />} nothing={<NoProfile />}>
        {(vendor) =>
          vendor !== null && (
            <div className={styles.sections}>
              <section className={styles.section} aria-labelledby="contents">
                <h2 id="contents">{vendor.company_name}</h2>
                <Facts>
                  <Fact name="Category">
                    {VENDOR_CATEGORIES[vendor.category as VendorCategory] ?? vendor.category}
                  </Fact>
                  <Fact name="States">
                    {vendor.states.length === 0 ? 'None listed' : placesText(vendor.states)}
                  </Fact>
                  <Fact name="Description">{vendor.description ?? 'None yet'}</Fact>
                  <Fact name="Finished projects">{entries === 0 ? 'None public' : entries}</Fact>
                  <Fact name="Price calculators">{rates === 0 ? 'None published' : rates}</Fact>
                </Facts>
                <p className={ui.note}>
                  The brochure has exactly what your public profile shows today, with verified
                  credentials and reviews.
                </p>
                <ServerError error={error} title="Brochure not created" />
                <div className={ui.actions12}>
                  <Button
                    intent="primary"
                    loading={isLoading}
                    onClick={() => void download(vendor.id, vendor.company_name)}
                  >
                    Download brochure
                  </Button>
                  <LinkButton to="vendorOnboarding">Edit profile</LinkButton>
                  <LinkButton to="vendorPortfolio">Edit portfolio</LinkButton>
                </div>
              </section>
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}
