import '#shared/texts/care.ts';
import '#shared/texts/staff.ts';
import type { Json } from '#shared/database.types.ts';
import { staffNotices } from '#shared/texts/staff.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  arePartners,
  arePayrollRows,
  type EmployeeRecord,
  isAttendance,
  isCopied,
  isEmployeeRecord,
  isMySchedule,
  isPublished,
  isSavedShift,
  isSchedule,
  isStaff,
  type MySchedule,
  type Published,
  type Schedule,
  type Staff,
} from './staffShapes.ts';

type Values = Readonly<Record<string, Json | undefined>>;
interface Period {
  readonly communityId: string;
  readonly from: string;
  readonly to: string;
}

const tags = recordTags.enhanceEndpoints({
  addTagTypes: ['Staff', 'Schedule', 'Attendance', 'ShiftAssignments'],
});

export const {
  useStaffQuery,
  useEmployeeQuery,
  useCreateEmployeeMutation,
  useUpdateEmployeeMutation,
  useSetPayMutation,
  useSaveCredentialMutation,
  useRemoveCredentialMutation,
  useSaveStaffSettingsMutation,
  useScheduleQuery,
  useSaveShiftMutation,
  useCancelShiftMutation,
  useCopyWeekMutation,
  usePublishScheduleMutation,
  useSetShiftUnitsMutation,
  useMyScheduleQuery,
  useClaimShiftMutation,
  useSwapPartnersQuery,
  useAskSwapMutation,
  useAnswerSwapMutation,
  useDecideSwapMutation,
  useSetAvailabilityMutation,
  useClockInMutation,
  useClockOutMutation,
  useAttendanceQuery,
  useCorrectTimeMutation,
  usePayrollQuery,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    staff: build.query<Staff, string>({
      query: (communityId) => rpc('list_staff', { communityId }),
      extraOptions: { failure: 'inline', accepts: isStaff },
      providesTags: ['Staff'],
    }),

    employee: build.query<EmployeeRecord, string>({
      query: (id) => rpc('get_employee', { id }),
      extraOptions: { failure: 'inline', accepts: isEmployeeRecord },
      providesTags: ['Staff'],
    }),

    createEmployee: build.mutation<
      unknown,
      { readonly id: string; readonly communityId: string; readonly values: Values }
    >({
      query: ({ id, communityId, values }) => rpc('create_employee', { id, communityId, values }),
      extraOptions: { failure: 'inline', success: staffNotices.added },
      invalidatesTags: ['Staff', 'Schedule'],
    }),

    updateEmployee: build.mutation<
      unknown,
      { readonly id: string; readonly version: number; readonly values: Values }
    >({
      query: ({ id, version, values }) => rpc('update_employee', { id, version, values }),
      extraOptions: { failure: 'inline', success: staffNotices.saved },
      invalidatesTags: ['Staff', 'Schedule'],
    }),

    setPay: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly employeeId: string;
        readonly rate: number;
        readonly from: string;
      }
    >({
      query: ({ id, employeeId, rate, from }) =>
        rpc('set_employee_pay', { id, employeeId, hourlyRate: rate, effectiveOn: from }),
      extraOptions: { failure: 'inline', success: staffNotices.saved },
      invalidatesTags: ['Staff'],
    }),

    saveCredential: build.mutation<
      unknown,
      { readonly id: string; readonly employeeId: string; readonly values: Values }
    >({
      query: ({ id, employeeId, values }) =>
        rpc('save_employee_credential', { id, employeeId, values }),
      extraOptions: { failure: 'inline', success: staffNotices.saved },
      invalidatesTags: ['Staff', 'Schedule'],
    }),

    removeCredential: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => rpc('remove_employee_credential', { id, reason }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Staff', 'Schedule'],
    }),

    saveStaffSettings: build.mutation<
      unknown,
      { readonly communityId: string; readonly version: number; readonly values: Values }
    >({
      query: ({ communityId, version, values }) =>
        rpc('save_staff_settings', { communityId, version, values }),
      extraOptions: { failure: 'inline', success: staffNotices.saved },
      invalidatesTags: ['Staff', 'Schedule', 'Attendance'],
    }),

    schedule: build.query<Schedule, { readonly communityId: string; readonly week: string | null }>(
      {
        query: ({ communityId, week }) =>
          rpc('get_schedule', { communityId, ...(week !== null && { week }) }),
        extraOptions: { failure: 'inline', accepts: isSchedule },
        providesTags: ['Schedule'],
      },
    ),

    saveShift: build.mutation<
      ShapeOf<typeof isSavedShift>,
      {
        readonly id: string;
        readonly communityId: string;
        readonly version: number;
        readonly values: Values;
      }
    >({
      query: ({ id, communityId, version, values }) =>
        rpc('save_shift', { id, communityId, version, values }),
      extraOptions: { failure: 'inline', accepts: isSavedShift },
      invalidatesTags: ['Schedule', 'Attendance', 'ShiftAssignments'],
    }),

    cancelShift: build.mutation<unknown, { readonly id: string; readonly version: number }>({
      query: ({ id, version }) => rpc('cancel_shift', { id, version }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Schedule', 'Attendance', 'ShiftAssignments'],
    }),

    copyWeek: build.mutation<ShapeOf<typeof isCopied>, Period>({
      query: ({ communityId, from, to }) => rpc('copy_schedule_week', { communityId, from, to }),
      extraOptions: { accepts: isCopied },
      invalidatesTags: ['Schedule'],
    }),

    publishSchedule: build.mutation<
      Published,
      { readonly communityId: string; readonly week: string }
    >({
      query: ({ communityId, week }) => rpc('publish_schedule', { communityId, week }),
      extraOptions: { accepts: isPublished },
      invalidatesTags: ['Schedule', 'Attendance'],
    }),

    setShiftUnits: build.mutation<
      unknown,
      { readonly id: string; readonly unitIds: readonly string[] }
    >({
      query: ({ id, unitIds }) => rpc('set_shift_units', { id, unitIds }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Schedule', 'ShiftAssignments'],
    }),

    mySchedule: build.query<MySchedule, void>({
      query: () => rpc('get_my_schedule'),
      extraOptions: { failure: 'inline', accepts: isMySchedule },
      providesTags: ['Schedule', 'Attendance'],
    }),

    claimShift: build.mutation<unknown, string>({
      query: (id) => rpc('claim_shift', { id }),
      extraOptions: { success: staffNotices.claimed },
      invalidatesTags: ['Schedule'],
    }),

    swapPartners: build.query<ShapeOf<typeof arePartners>, string>({
      query: (shiftId) => rpc('list_swap_partners', { shiftId }),
      extraOptions: { failure: 'inline', accepts: arePartners },
      keepUnusedDataFor: 0,
    }),

    askSwap: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly shiftId: string;
        readonly to: string;
        readonly forShiftId: string | null;
      }
    >({
      query: ({ id, shiftId, to, forShiftId }) =>
        rpc('ask_shift_swap', {
          id,
          shiftId,
          toEmployeeId: to,
          ...(forShiftId !== null && { forShiftId }),
        }),
      extraOptions: { failure: 'inline', success: staffNotices.swapAsked },
      invalidatesTags: ['Schedule'],
    }),

    answerSwap: build.mutation<unknown, { readonly id: string; readonly accepts: boolean }>({
      query: ({ id, accepts }) => rpc('answer_shift_swap', { id, accepts }),
      extraOptions: { success: staffNotices.swapAnswered },
      invalidatesTags: ['Schedule'],
    }),

    decideSwap: build.mutation<unknown, { readonly id: string; readonly approves: boolean }>({
      query: ({ id, approves }) => rpc('decide_shift_swap', { id, approves }),
      extraOptions: { success: staffNotices.swapAnswered },
      invalidatesTags: ['Schedule', 'ShiftAssignments'],
    }),

    setAvailability: build.mutation<
      unknown,
      {
        readonly employeeId: string;
        readonly days: readonly string[];
        readonly unavailableOn: readonly string[];
      }
    >({
      query: ({ employeeId, days, unavailableOn }) =>
        rpc('set_my_availability', { employeeId, days, unavailableOn }),
      extraOptions: { failure: 'inline', success: staffNotices.availabilitySaved },
      invalidatesTags: ['Schedule'],
    }),

    clockIn: build.mutation<unknown, { readonly id: string; readonly shiftId: string }>({
      query: ({ id, shiftId }) => rpc('clock_in', { id, shiftId }),
      invalidatesTags: ['Attendance'],
    }),

    clockOut: build.mutation<unknown, string>({
      query: (id) => rpc('clock_out', { id }),
      invalidatesTags: ['Attendance'],
    }),

    attendance: build.query<ShapeOf<typeof isAttendance>, Period>({
      query: ({ communityId, from, to }) => rpc('get_attendance', { communityId, from, to }),
      extraOptions: { failure: 'inline', accepts: isAttendance },
      providesTags: ['Attendance'],
    }),

    correctTime: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly shiftId: string;
        readonly correctsId: string | null;
        /** Null removes the entry. */
        readonly times: { readonly in: string; readonly out: string } | null;
        readonly reason: string;
      }
    >({
      query: ({ id, shiftId, correctsId, times, reason }) =>
        rpc('correct_time_entry', {
          id,
          shiftId,
          correctsId: correctsId as string,
          clockedInAt: (times?.in ?? null) as string,
          clockedOutAt: (times?.out ?? null) as string,
          reason,
        }),
      extraOptions: { failure: 'inline', success: staffNotices.saved },
      invalidatesTags: ['Attendance', 'Staff'],
    }),

    payroll: build.query<ShapeOf<typeof arePayrollRows>, Period>({
      query: ({ communityId, from, to }) => rpc('get_payroll', { communityId, from, to }),
      extraOptions: { failure: 'inline', accepts: arePayrollRows },
      providesTags: ['Attendance'],
    }),
  }),
});
