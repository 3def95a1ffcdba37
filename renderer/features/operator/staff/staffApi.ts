import '#shared/texts/care.ts';
import '#shared/texts/staff.ts';
import type { Json } from '#shared/database.types.ts';
import { staffNotices } from '#shared/texts/staff.ts';
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
      query: (communityId) => (client) => client.rpc('list_staff', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: isStaff },
      providesTags: ['Staff'],
    }),

    employee: build.query<EmployeeRecord, string>({
      query: (id) => (client) => client.rpc('get_employee', { p_id: id }),
      extraOptions: { failure: 'inline', accepts: isEmployeeRecord },
      providesTags: ['Staff'],
    }),

    createEmployee: build.mutation<
      unknown,
      { readonly id: string; readonly communityId: string; readonly values: Values }
    >({
      query:
        ({ id, communityId, values }) =>
        (client) =>
          client.rpc('create_employee', {
            p_id: id,
            p_community_id: communityId,
            p_values: values as Json,
          }),
      extraOptions: { failure: 'inline', success: staffNotices.added },
      invalidatesTags: ['Staff', 'Schedule'],
    }),

    updateEmployee: build.mutation<
      unknown,
      { readonly id: string; readonly version: number; readonly values: Values }
    >({
      query:
        ({ id, version, values }) =>
        (client) =>
          client.rpc('update_employee', {
            p_id: id,
            p_version: version,
            p_values: values as Json,
          }),
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
      query:
        ({ id, employeeId, rate, from }) =>
        (client) =>
          client.rpc('set_employee_pay', {
            p_id: id,
            p_employee_id: employeeId,
            p_hourly_rate: rate,
            p_effective_on: from,
          }),
      extraOptions: { failure: 'inline', success: staffNotices.saved },
      invalidatesTags: ['Staff'],
    }),

    saveCredential: build.mutation<
      unknown,
      { readonly id: string; readonly employeeId: string; readonly values: Values }
    >({
      query:
        ({ id, employeeId, values }) =>
        (client) =>
          client.rpc('save_employee_credential', {
            p_id: id,
            p_employee_id: employeeId,
            p_values: values as Json,
          }),
      extraOptions: { failure: 'inline', success: staffNotices.saved },
      invalidatesTags: ['Staff', 'Schedule'],
    }),

    removeCredential: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query:
        ({ id, reason }) =>
        (client) =>
          client.rpc('remove_employee_credential', { p_id: id, p_reason: reason }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Staff', 'Schedule'],
    }),

    saveStaffSettings: build.mutation<
      unknown,
      { readonly communityId: string; readonly version: number; readonly values: Values }
    >({
      query:
        ({ communityId, version, values }) =>
        (client) =>
          client.rpc('save_staff_settings', {
            p_community_id: communityId,
            p_version: version,
            p_values: values as Json,
          }),
      extraOptions: { failure: 'inline', success: staffNotices.saved },
      invalidatesTags: ['Staff', 'Schedule', 'Attendance'],
    }),

    schedule: build.query<Schedule, { readonly communityId: string; readonly week: string | null }>(
      {
        query:
          ({ communityId, week }) =>
          (client) =>
            client.rpc('get_schedule', {
              p_community_id: communityId,
              ...(week !== null && { p_week: week }),
            }),
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
      query:
        ({ id, communityId, version, values }) =>
        (client) =>
          client.rpc('save_shift', {
            p_id: id,
            p_community_id: communityId,
            p_version: version,
            p_values: values as Json,
          }),
      extraOptions: { failure: 'inline', accepts: isSavedShift },
      invalidatesTags: ['Schedule', 'Attendance', 'ShiftAssignments'],
    }),

    cancelShift: build.mutation<unknown, { readonly id: string; readonly version: number }>({
      query:
        ({ id, version }) =>
        (client) =>
          client.rpc('cancel_shift', { p_id: id, p_version: version }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Schedule', 'Attendance', 'ShiftAssignments'],
    }),

    copyWeek: build.mutation<ShapeOf<typeof isCopied>, Period>({
      query:
        ({ communityId, from, to }) =>
        (client) =>
          client.rpc('copy_schedule_week', {
            p_community_id: communityId,
            p_from: from,
            p_to: to,
          }),
      extraOptions: { accepts: isCopied },
      invalidatesTags: ['Schedule'],
    }),

    publishSchedule: build.mutation<
      Published,
      { readonly communityId: string; readonly week: string }
    >({
      query:
        ({ communityId, week }) =>
        (client) =>
          client.rpc('publish_schedule', { p_community_id: communityId, p_week: week }),
      extraOptions: { accepts: isPublished },
      invalidatesTags: ['Schedule', 'Attendance'],
    }),

    setShiftUnits: build.mutation<
      unknown,
      { readonly id: string; readonly unitIds: readonly string[] }
    >({
      query:
        ({ id, unitIds }) =>
        (client) =>
          client.rpc('set_shift_units', { p_id: id, p_unit_ids: [...unitIds] }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Schedule', 'ShiftAssignments'],
    }),

    mySchedule: build.query<MySchedule, void>({
      query: () => (client) => client.rpc('get_my_schedule'),
      extraOptions: { failure: 'inline', accepts: isMySchedule },
      providesTags: ['Schedule', 'Attendance'],
    }),

    claimShift: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('claim_shift', { p_id: id }),
      extraOptions: { success: staffNotices.claimed },
      invalidatesTags: ['Schedule'],
    }),

    swapPartners: build.query<ShapeOf<typeof arePartners>, string>({
      query: (shiftId) => (client) => client.rpc('list_swap_partners', { p_shift_id: shiftId }),
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
      query:
        ({ id, shiftId, to, forShiftId }) =>
        (client) =>
          client.rpc('ask_shift_swap', {
            p_id: id,
            p_shift_id: shiftId,
            p_to_employee_id: to,
            ...(forShiftId !== null && { p_for_shift_id: forShiftId }),
          }),
      extraOptions: { failure: 'inline', success: staffNotices.swapAsked },
      invalidatesTags: ['Schedule'],
    }),

    answerSwap: build.mutation<unknown, { readonly id: string; readonly accepts: boolean }>({
      query:
        ({ id, accepts }) =>
        (client) =>
          client.rpc('answer_shift_swap', { p_id: id, p_accepts: accepts }),
      extraOptions: { success: staffNotices.swapAnswered },
      invalidatesTags: ['Schedule'],
    }),

    decideSwap: build.mutation<unknown, { readonly id: string; readonly approves: boolean }>({
      query:
        ({ id, approves }) =>
        (client) =>
          client.rpc('decide_shift_swap', { p_id: id, p_approves: approves }),
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
      query:
        ({ employeeId, days, unavailableOn }) =>
        (client) =>
          client.rpc('set_my_availability', {
            p_employee_id: employeeId,
            p_days: [...days],
            p_unavailable_on: [...unavailableOn],
          }),
      extraOptions: { failure: 'inline', success: staffNotices.availabilitySaved },
      invalidatesTags: ['Schedule'],
    }),

    clockIn: build.mutation<unknown, { readonly id: string; readonly shiftId: string }>({
      query:
        ({ id, shiftId }) =>
        (client) =>
          client.rpc('clock_in', { p_id: id, p_shift_id: shiftId }),
      invalidatesTags: ['Attendance'],
    }),

    clockOut: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('clock_out', { p_id: id }),
      invalidatesTags: ['Attendance'],
    }),

    attendance: build.query<ShapeOf<typeof isAttendance>, Period>({
      query:
        ({ communityId, from, to }) =>
        (client) =>
          client.rpc('get_attendance', { p_community_id: communityId, p_from: from, p_to: to }),
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
      query:
        ({ id, shiftId, correctsId, times, reason }) =>
        (client) =>
          client.rpc('correct_time_entry', {
            p_id: id,
            p_shift_id: shiftId,
            p_corrects_id: correctsId as string,
            p_clocked_in_at: (times?.in ?? null) as string,
            p_clocked_out_at: (times?.out ?? null) as string,
            p_reason: reason,
          }),
      extraOptions: { failure: 'inline', success: staffNotices.saved },
      invalidatesTags: ['Attendance', 'Staff'],
    }),

    payroll: build.query<ShapeOf<typeof arePayrollRows>, Period>({
      query:
        ({ communityId, from, to }) =>
        (client) =>
          client.rpc('get_payroll', { p_community_id: communityId, p_from: from, p_to: to }),
      extraOptions: { failure: 'inline', accepts: arePayrollRows },
      providesTags: ['Attendance'],
    }),
  }),
});
