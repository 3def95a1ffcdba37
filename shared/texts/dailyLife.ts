import { registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXJDC:
    "This dish conflicts with the resident's allergies or diet. A nurse can override it with a reason.",
  HXJDD: 'Choose a day in the allowed period.',
  HXJDE: 'A dish with this name exists.',
  HXJDM: 'Choose dishes of this menu.',
  HXJDN: 'Enter a reason of at least 3 characters.',
  HXJDO: 'Choose at least one dish, or record why the resident skips the meal.',
  HXJDP: 'Choose up to 93 days.',
  HXJDR: "This resident isn't in the building, so the meal can't be ordered or served.",
  HXJDS: 'This meal was served and can no longer change.',
  HXJDV: 'Someone else changed this. Showing the latest version.',
  HXJDW: 'Acknowledge the warning about this dish.',
  HXJAD: 'Choose a day and time within a year.',
  HXJAG: 'This resident no longer lives here.',
  HXJAN: 'Enter a reason of at least 3 characters.',
  HXJAO: 'This activity is over or cancelled.',
  HXJAP: 'Choose up to 63 days.',
  HXJAR: 'No date matches. Choose an end date or weekdays.',
  HXJAT: 'Attendance is recorded from the day of the activity to two weeks after it.',
  HXJAV: 'Someone else changed this. Showing the latest version.',
});

export const dailyLifeNotices = {
  orderSaved: { title: 'Order saved', description: 'The kitchen count is up to date.' },
  dishSaved: { title: 'Dish saved', description: 'Coming orders are checked again when served.' },
  menuSaved: { title: 'Menu saved', description: 'Meal service shows it now.' },
  guestMealRecorded: { title: 'Guest meal recorded', description: 'It is ready to be billed.' },
  activitySaved: { title: 'Activity saved', description: 'The calendar is up to date.' },
} as const;
