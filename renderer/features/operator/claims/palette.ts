import { linkTo } from '#shared/routes.ts';
import type { PaletteOfFeature } from '../../../session/palette/paletteSource.ts';

export const palette: PaletteOfFeature = {
  acts: (who) =>
    who?.approval === 'approved' && who.userType === 'operator'
      ? [
          {
            id: 'act-authorizations',
            label: 'Review authorizations',
            detail: 'Units and end dates by payor',
            also: ['Claims', 'Medicaid', 'Payer'],
            href: linkTo('operatorBillingClaims', {}, { tab: 'authorizations' }),
          },
          {
            id: 'act-remittances',
            label: 'Import remittance',
            detail: '835 file of a payer',
            also: ['Claims', 'ERA', 'Payments'],
            href: linkTo('operatorBillingClaims', {}, { tab: 'remittances' }),
          },
        ]
      : [],
};
