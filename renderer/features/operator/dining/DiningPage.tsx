import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { usePositions } from '../usePositions.ts';
import { Dishes } from './Dishes.tsx';
import { GuestMealList } from './GuestMeals.tsx';
import { Kitchen } from './Kitchen.tsx';
import { MealService } from './MealService.tsx';
import { Menus } from './Menus.tsx';
import { OverrideLog } from './OverrideLog.tsx';

/** Meal service, kitchen counts, menus, dishes, and guest meals of a community. */
export function Component() {
  return (
    <CommunityScreen kind="dining_menus">
      {(communityId) => <DiningTabs key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

function DiningTabs({ communityId }: { readonly communityId: string }) {
  const { canRead } = usePositions(communityId);
  const tabs = [
    ...(canRead('dining_orders')
      ? [
          {
            id: 'service',
            label: 'Meal service',
            panel: () => <MealService communityId={communityId} />,
          },
        ]
      : []),
    ...(canRead('dining_counts')
      ? [{ id: 'kitchen', label: 'Kitchen', panel: () => <Kitchen communityId={communityId} /> }]
      : []),
    { id: 'menus', label: 'Menus', panel: () => <Menus communityId={communityId} /> },
    { id: 'dishes', label: 'Dishes', panel: () => <Dishes communityId={communityId} /> },
    ...(canRead('guest_meals')
      ? [
          {
            id: 'guests',
            label: 'Guest meals',
            panel: () => <GuestMealList communityId={communityId} />,
          },
        ]
      : []),
    ...(canRead('dining_counts')
      ? [
          {
            id: 'overrides',
            label: 'Overrides',
            panel: () => <OverrideLog communityId={communityId} />,
          },
        ]
      : []),
  ];
  return <UrlTabs label="Dining" clears={['show']} tabs={tabs} />;
}
